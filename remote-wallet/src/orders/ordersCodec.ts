import { fenFromWire } from '@site/shared/money';
import type { WireMoneyOrder } from '@site/shared/wire/orders';
import type { MoneyOrder } from './order';
import { promotionFromWire } from './promotionCodec';

export function moneyOrderFromWire(wire: WireMoneyOrder): MoneyOrder {
  const common = {
    id: wire.orderId,
    amount: fenFromWire(wire.amount),
    createdAt: wire.createdAt,
    method: wire.method,
    steps: wire.steps,
  };
  if (wire.kind === 'withdrawal') {
    return {
      ...common,
      kind: wire.kind,
      state: wire.state,
      page: undefined,
      waiting: undefined,
      promotion: undefined,
      fee: fenFromWire(wire.fee),
      reason: wire.reason,
    };
  }
  const waiting = wire.state === 'waiting' ? { page: wire.waiting, until: wire.expiresAt } : undefined;
  return {
    ...common,
    kind: wire.kind,
    state: wire.state,
    page: wire.waiting,
    waiting,
    promotion: promotionFromWire(wire.promotion),
    fee: undefined,
    reason: undefined,
  };
}
