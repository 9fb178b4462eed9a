import { fenFromWire } from '@site/shared/money';
import type { WireDepositOrder, WirePaymentType } from '@site/shared/wire/funds';
import type { DepositMethod, DepositOrder } from '../deposit/types';

export function methodFromWire(wire: WirePaymentType): DepositMethod {
  return {
    code: wire.code,
    name: wire.name,
    min: fenFromWire(wire.min),
    max: fenFromWire(wire.max),
    quickAmounts: wire.quickAmounts.map(fenFromWire),
    isOpen: wire.state === 'open',
    isRecommended: wire.recommended,
  };
}

export function orderFromWire(wire: WireDepositOrder): DepositOrder {
  return {
    id: wire.orderId,
    methodCode: wire.type,
    amount: fenFromWire(wire.amount),
    state: wire.state,
    createdAt: wire.createdAt,
    expiresAt: wire.expiresAt,
    creditedAt: wire.creditedAt,
    payee: wire.payee,
  };
}
