import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { dealRecordCall } from '@site/shared/wire/funds';
import type { Transaction, TransactionKind } from './transaction';

type WireTransaction = ResponseOf<typeof dealRecordCall>['list'][number];

const KINDS: Readonly<Record<WireTransaction['kind'], TransactionKind>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'transfer-in': 'transferIn',
  'transfer-out': 'transferOut',
  bet: 'bet',
  settlement: 'settlement',
  release: 'release',
  bonus: 'bonus',
  rebate: 'rebate',
  adjustment: 'adjustment',
};

const WIRE_KINDS = Object.fromEntries(Object.entries(KINDS).map(([wireKind, kind]) => [kind, wireKind])) as Readonly<
  Record<TransactionKind, WireTransaction['kind']>
>;

export function kindToWire(kind: TransactionKind): WireTransaction['kind'] {
  return WIRE_KINDS[kind];
}

export function transactionFromWire({ id, kind, amount, balanceAfter, at, reference }: WireTransaction): Transaction {
  return { id, kind: KINDS[kind], amount: fenFromWire(amount), balanceAfter: fenFromWire(balanceAfter), at, about: aboutOf(reference) };
}

/** A reference is a word of the platform and, of an order or a ticket, its number: `deposit:CK…`, `ticket:…`. */
function aboutOf(reference: string): Transaction['about'] {
  const [, what, number] = /^(deposit|withdrawal|ticket):(\w{1,40})$/.exec(reference) ?? [];
  return number === undefined ? undefined : { kind: what === 'ticket' ? 'other' : 'order', number };
}
