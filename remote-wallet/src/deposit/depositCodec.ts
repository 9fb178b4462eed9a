import { fenFromWire } from '@site/shared/money';
import type { WireDepositOrder, WirePaymentType } from '@site/shared/wire/funds';
import { promotionFromWire } from '../orders/promotionCodec';
import type { CoinPayment, DepositMethod, DepositOrder, OrderPayment } from './deposit';

export function methodFromWire(wire: WirePaymentType): DepositMethod {
  return {
    code: wire.code,
    name: wire.name,
    kind: wire.waiting,
    min: fenFromWire(wire.min),
    max: fenFromWire(wire.max),
    quickAmounts: wire.quickAmounts.map(fenFromWire),
    isOpen: wire.state === 'open',
    isRecommended: wire.recommended,
    needsPayer: wire.needsPayer === true,
    channel: wire.channel,
    isFree: wire.isFree === true,
    arrivesWithinSeconds: wire.arrivesWithinSeconds,
  };
}

export function orderFromWire(wire: WireDepositOrder): DepositOrder {
  return {
    id: wire.orderId,
    methodCode: wire.type,
    amount: fenFromWire(wire.amount),
    orderedAmount: wire.orderedAmount === undefined ? undefined : fenFromWire(wire.orderedAmount),
    state: wire.state,
    createdAt: wire.createdAt,
    expiresAt: wire.expiresAt,
    creditedAt: wire.creditedAt,
    claimedAt: wire.claimedAt,
    dispute: wire.dispute && { ...wire.dispute, reason: wire.dispute.reason },
    canDispute: wire.canDispute === true,
    promotion: promotionFromWire(wire.promotion),
    payment: paymentFromWire(wire),
  };
}

function paymentFromWire({ waiting, cashierUrl, coin, payee }: WireDepositOrder): OrderPayment {
  switch (waiting) {
    case 'recharge':
      return { kind: waiting, cashierUrl };
    case 'virtual':
      return { kind: waiting, coin: coin && coinFromWire(coin) };
    case 'transfer':
      return { kind: waiting, payee };
    case 'huione':
    case 'xnbsk':
      return { kind: waiting, payee };
  }
}

function coinFromWire({ received, left, ...wire }: NonNullable<WireDepositOrder['coin']>): CoinPayment {
  return {
    ...wire,
    notice: wire.notice,
    part: received === undefined || left === undefined ? undefined : { received, left },
    returned: wire.returned,
  };
}
