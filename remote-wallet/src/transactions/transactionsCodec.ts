import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { dealRecordCall } from '@site/shared/wire/funds';
import type { Transaction, TransactionKind } from './transaction';

type WireTransaction = ResponseOf<typeof dealRecordCall>['list'][number];

const KINDS: Readonly<Record<WireTransaction['kind'], TransactionKind>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'withdrawal-return': 'withdrawalReturn',
  'transfer-in': 'transferIn',
  'transfer-out': 'transferOut',
  bet: 'bet',
  settlement: 'settlement',
  release: 'release',
  bonus: 'bonus',
  rebate: 'rebate',
  commission: 'commission',
  'red-packet': 'redPacket',
  adjustment: 'adjustment',
};

const WIRE_KINDS = Object.fromEntries(Object.entries(KINDS).map(([wireKind, kind]) => [kind, wireKind])) as Readonly<
  Record<TransactionKind, WireTransaction['kind']>
>;

export function kindToWire(kind: TransactionKind): WireTransaction['kind'] {
  return WIRE_KINDS[kind];
}

export function transactionFromWire({ id, kind, amount, balanceAfter, at, reference, method }: WireTransaction): Transaction {
  return {
    id,
    kind: KINDS[kind],
    amount: fenFromWire(amount),
    balanceAfter: fenFromWire(balanceAfter),
    at,
    about: aboutOf(reference),
    method,
  };
}

/**
 * Parses a reference: a keyword of the platform and the subject, such as `deposit:CK…`, `ticket:…:accepted`,
 * `round:<session>:…`, `venue:JGDZ`, `rebate:<day>`, `commission:<day>`, `packet:HB…:<room>`.
 */
function aboutOf(reference: string): Transaction['about'] {
  const [what = '', ...rest] = reference.split(':');
  const [id = ''] = rest;
  switch (what) {
    case 'deposit':
    case 'withdrawal':
      return /^\w{1,40}$/.test(id) ? { kind: 'order', number: id } : undefined;
    case 'ticket':
      return { kind: 'ticket', number: id };
    case 'round':
      return rest[1] === undefined ? undefined : { kind: 'round', number: rest[1] };
    case 'venue':
      return /^\w{1,40}$/.test(id) ? { kind: 'venue', enName: id } : undefined;
    case 'venues':
    case 'rebate':
    case 'commission':
      return { kind: what };
    case 'coin-transfer':
      return { kind: 'coins' };
    case 'packet':
      return rest[1] === undefined ? undefined : { kind: 'packet', number: id, roomId: rest[1] };
    case 'promotion':
    case 'points':
      return { kind: 'gift' };
    default:
      return undefined;
  }
}
