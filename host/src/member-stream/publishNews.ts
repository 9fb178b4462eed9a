import type { Bus, BusEvents } from '@site/shared/contract/events';
import { fenFromWire } from '@site/shared/money';
import type { MemberEventKind, MemberNews } from '@site/shared/wire/memberStream';
import type { HostBalance } from '../bus';
import { isKnown, isTold, type ToldEvent } from './moneyToast';

type Cause = BusEvents['balance/changed']['cause'];

/** Causes of `balance/changed`. Undefined for events that move no money. */
const CAUSES: Readonly<Record<MemberEventKind, Cause | undefined>> = {
  deposit: 'deposit',
  bonus: 'bonus',
  'bonus-return': 'bonus',
  rebate: 'bonus',
  commission: 'bonus',
  adjustment: 'bonus',
  hold: 'bet',
  release: 'bet',
  settle: 'settlement',
  restore: 'settlement',
  'venue-in': 'transfer',
  'venue-out': 'transfer',
  round: 'settlement',
  'packet-sent': 'bonus',
  'packet-claimed': 'bonus',
  'packet-returned': 'bonus',
  withdrawal: 'withdrawal',
  'withdrawal-return': 'withdrawal',
  'withdrawal-payout': 'withdrawal',
  'withdrawal-refused': 'withdrawal',
  letter: undefined,
  protection: undefined,
  progress: undefined,
};

const TICKET = 'ticket:';

interface NewsPorts {
  readonly bus: Bus;
  readonly balance: Pick<HostBalance, 'take'>;
  readonly toast: (events: readonly ToldEvent[]) => void;
}

/** Publishes news: first the balance, then the bus events that make other views refresh, then the toast. */
export function publishNews({ version, balance, lockMoney, asOf, isWhole, events }: MemberNews, ports: NewsPorts): void {
  const { bus, toast } = ports;
  const [central, locked] = [fenFromWire(balance), fenFromWire(lockMoney)];
  ports.balance.take({ central, locked, asOf, version }, { isTrue: !isWhole });
  const known = events.filter(isKnown);
  // Missing events, and kinds from a later platform version, may be anything.
  const isUnsure = !isWhole || known.length < events.length;
  const causes = new Set(known.flatMap(({ kind }) => CAUSES[kind] ?? []));
  if (isUnsure) causes.add('settlement');
  for (const { kind, reference } of known) {
    if ((kind === 'settle' || kind === 'restore') && reference.startsWith(TICKET)) {
      bus.emit('ticket/settled', { ticketId: reference.slice(TICKET.length) });
    }
  }
  for (const cause of causes) bus.emit('balance/changed', { cause, isFromServer: true });
  if (isUnsure || known.some(({ kind }) => kind === 'letter')) bus.emit('inbox/arrived', {});
  if (known.some(({ kind }) => kind === 'protection' || kind === 'progress')) bus.emit('member/changed', {});
  toast(known.filter(isTold));
}
