import { parseWireFen, type Fen } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { dealRecordCall, WireDepositOrder, WirePaymentType } from '@site/shared/wire/funds';
import type { Deal, DepositMethod, DepositOrder } from '../deposit/types';

type WireDeal = ResponseOf<typeof dealRecordCall>['list'][number];

export function methodFromWire(wire: WirePaymentType): DepositMethod {
  return {
    code: wire.code,
    name: wire.name,
    min: fen(wire.min),
    max: fen(wire.max),
    quickAmounts: wire.quickAmounts.map(fen),
    isOpen: wire.state === 'open',
    isRecommended: wire.recommended,
  };
}

export function orderFromWire(wire: WireDepositOrder): DepositOrder {
  return {
    id: wire.orderId,
    methodCode: wire.type,
    amount: fen(wire.amount),
    state: wire.state,
    createdAt: wire.createdAt,
    expiresAt: wire.expiresAt,
    creditedAt: wire.creditedAt,
    payee: wire.payee,
  };
}

const DEAL_KINDS: Readonly<Record<WireDeal['kind'], Deal['kind']>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'transfer-in': 'transferIn',
  'transfer-out': 'transferOut',
  bet: 'bet',
  settlement: 'settlement',
  release: 'release',
  bonus: 'bonus',
  adjustment: 'adjustment',
};

export function dealFromWire(wire: WireDeal): Deal {
  return { id: wire.id, kind: DEAL_KINDS[wire.kind], amount: fen(wire.amount), at: wire.at };
}

/** The schema has let only money pass; what it cannot rule out is a sum beyond what can be held exactly. */
function fen(text: string): Fen {
  const amount = parseWireFen(text);
  if (amount === undefined) throw new RangeError(`${text} is beyond what can be held exactly`);
  return amount;
}
