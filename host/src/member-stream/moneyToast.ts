import type { ToastTone } from '@site/shared/contract/services';
import type { KeyOf, Translate } from '@site/shared/i18n';
import { addFen, fenFromWire, formatYuan, subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import { MEMBER_EVENT_KINDS, type MemberEvent, type MemberEventKind } from '@site/shared/wire/memberStream';
import type texts from './locales/zh-CN.json';

export type MemberStreamTranslate = Translate<KeyOf<typeof texts>>;

/** Event of a kind for which this build has a text. */
export interface KnownEvent extends MemberEvent {
  readonly kind: MemberEventKind;
}

/** Event shown in a toast. Progress in a promotion is shown only at the promotion. */
export interface ToldEvent extends MemberEvent {
  readonly kind: Exclude<MemberEventKind, 'progress'>;
}

export interface MoneyToast {
  readonly text: string;
  readonly tone: ToastTone;
}

const LOOKS: Readonly<Record<ToldEvent['kind'], { readonly text: Parameters<MemberStreamTranslate>[0]; readonly tone: ToastTone }>> = {
  deposit: { text: 'event.deposit', tone: 'success' },
  bonus: { text: 'event.bonus', tone: 'success' },
  'bonus-return': { text: 'event.bonus_return', tone: 'info' },
  rebate: { text: 'event.rebate', tone: 'success' },
  commission: { text: 'event.commission', tone: 'success' },
  adjustment: { text: 'event.adjustment', tone: 'info' },
  hold: { text: 'event.hold', tone: 'info' },
  release: { text: 'event.release', tone: 'warning' },
  settle: { text: 'event.settle', tone: 'info' },
  restore: { text: 'event.restore', tone: 'warning' },
  'venue-in': { text: 'event.venue_in', tone: 'info' },
  'venue-out': { text: 'event.venue_out', tone: 'info' },
  round: { text: 'event.round', tone: 'info' },
  'packet-sent': { text: 'event.packet_sent', tone: 'info' },
  'packet-claimed': { text: 'event.packet_claimed', tone: 'success' },
  'packet-returned': { text: 'event.packet_returned', tone: 'info' },
  withdrawal: { text: 'event.withdrawal', tone: 'info' },
  'withdrawal-return': { text: 'event.withdrawal_return', tone: 'info' },
  'withdrawal-payout': { text: 'event.withdrawal_payout', tone: 'success' },
  'withdrawal-refused': { text: 'event.withdrawal_refused', tone: 'danger' },
  letter: { text: 'event.letter', tone: 'info' },
  protection: { text: 'event.protection', tone: 'info' },
};

export function isKnown(event: MemberEvent): event is KnownEvent {
  return MEMBER_EVENT_KINDS.some((kind) => kind === event.kind);
}

export function isTold(event: KnownEvent): event is ToldEvent {
  return event.kind !== 'progress';
}

/**
 * Returns the toast for these events, or `undefined` when there are none. Several events share one toast: events of one
 * kind show their number and sum, mixed ones their number, and a refused withdrawal comes first. An inbox message about
 * money that is shown here gets no toast.
 */
export function moneyToast(events: readonly ToldEvent[], t: MemberStreamTranslate): MoneyToast | undefined {
  const told = withoutEchoes(events);
  const [first] = told;
  if (first === undefined) return undefined;
  const leading = told.find(({ kind }) => kind === 'withdrawal-refused') ?? first;
  const { tone } = LOOKS[leading.kind];
  if (told.length === 1) return { text: textOf(first, t), tone };
  if (leading.kind === 'withdrawal-refused') {
    return { text: t('many.and_more', { text: textOf(leading, t), count: told.length - 1 }), tone };
  }
  const count = told.length;
  const { kind } = first;
  if ((kind === 'round' || kind === 'settle' || kind === 'letter') && told.every((each) => each.kind === kind)) {
    const sum = told.reduce((all, { amount }) => addFen(all, fenFromWire(amount)), ZERO_FEN);
    return { text: t(`many.${kind}`, { count, ...amountsOf(sum) }), tone };
  }
  return { text: t('many.mixed', { count: told.filter((each) => each.kind !== 'letter').length }), tone: 'info' };
}

const MOVES_NO_MONEY: ReadonlySet<ToldEvent['kind']> = new Set(['letter', 'protection']);

/**
 * Removes the return of a refused withdrawal, which the refusal already mentions, and events without money when others
 * move money.
 */
function withoutEchoes(events: readonly ToldEvent[]): readonly ToldEvent[] {
  const refused = new Set(events.filter(({ kind }) => kind === 'withdrawal-refused').map(({ reference }) => reference));
  const others = events.filter(
    ({ kind, reference }) => !MOVES_NO_MONEY.has(kind) && !(kind === 'withdrawal-return' && refused.has(reference)),
  );
  if (others.length > 0) return others;
  const changes = events.filter(({ kind }) => kind === 'protection');
  return changes.length > 0 ? changes.slice(0, 1) : events;
}

function textOf({ kind, amount, reason, reference }: ToldEvent, t: MemberStreamTranslate): string {
  const moved = fenFromWire(amount);
  // The reference of a ticket is `ticket:` and its number.
  const values = { ...amountsOf(moved), number: reference.slice(reference.indexOf(':') + 1) };
  if (kind === 'settle' && moved === 0) return t('event.settle_lost', values);
  if (kind === 'withdrawal-refused' && reason !== undefined) return t('event.withdrawal_refused_why', { ...values, reason });
  return t(LOOKS[kind].text, values);
}

/** Formats an amount. `change` includes the sign. */
function amountsOf(moved: Fen): { readonly amount: string; readonly change: string } {
  const size = moved < 0 ? subtractFen(ZERO_FEN, moved) : moved;
  const amount = formatYuan(size);
  return { amount, change: `${moved < 0 ? '-' : '+'}${amount}` };
}
