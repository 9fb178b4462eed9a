import type { WireDepositOrder } from '@site/shared/wire/funds';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import { fen, formatYuan } from '../kernel';
import { subtractCoins, toCoins } from '../coins/coin';
import { CHAIN_NOTICE, coinNetworkOf, confirmationsNeeded } from './coinNetwork';
import { confirmationsOf } from './confirmations';
import { canDispute, type Dispute } from './createDisputes';
import type { DepositOrder } from './orderRows';
import type { FundsTables, Payee } from './tables';

interface OrderView {
  readonly waiting: FundsTables['payment_type']['waiting'];
  readonly payee: Payee;
  readonly language: Language;
  readonly nowMs: number;
  readonly cashierUrl: (ticket: string, language: Language) => string;
  readonly dispute: Dispute | null;
  readonly promotionTitle: PromotionTitle;
}

/** Returns null for a promotion that is no longer offered. */
export type PromotionTitle = (id: string) => Localized | null;

/** Converts an order for its waiting page. */
export function toWireOrder(order: DepositOrder, view: OrderView): WireDepositOrder {
  return {
    orderId: order.order_id,
    type: order.type,
    amount: formatYuan(order.amount),
    ...(order.ordered_amount === null ? {} : { orderedAmount: formatYuan(order.ordered_amount) }),
    state: order.state,
    createdAt: order.created_at.getTime(),
    expiresAt: order.expires_at.getTime(),
    ...(order.credited_at === null ? {} : { creditedAt: order.credited_at.getTime() }),
    ...(order.claimed_at === null ? {} : { claimedAt: order.claimed_at.getTime() }),
    ...(view.dispute === null
      ? canDispute(order, new Date(view.nowMs)) && { canDispute: true }
      : { dispute: disputeToWire(order, view.dispute) }),
    ...promotionOf(order, view),
    waiting: view.waiting,
    ...paymentOf(order, view),
  };
}

/** Returns the promotion that was chosen with an order, and its outcome. */
export function promotionOf(
  { promotion_id: id, promotion_reward: reward, state }: Pick<DepositOrder, 'promotion_id' | 'promotion_reward' | 'state'>,
  { language, promotionTitle }: Pick<OrderView, 'language' | 'promotionTitle'>,
): Pick<WireDepositOrder, 'promotion'> {
  if (id === null) return {};
  const promotion = { id, title: promotionTitle(id)?.[language] ?? id };
  if (reward !== null) return { promotion: { ...promotion, state: 'paid', reward: formatYuan(reward) } };
  return { promotion: { ...promotion, state: state === 'waiting' ? 'chosen' : 'none' } };
}

function disputeToWire(order: DepositOrder, { opened_at: at, answered_at: answeredAt, picture_name: picture, refusal }: Dispute) {
  return {
    state: order.state === 'credited' ? ('credited' as const) : answeredAt === null ? ('open' as const) : ('refused' as const),
    at: at.getTime(),
    picture,
    ...(answeredAt !== null && { answeredAt: answeredAt.getTime() }),
    ...(refusal !== null && { reason: refusal }),
  };
}

function paymentOf(
  order: DepositOrder,
  { payee, language, nowMs, cashierUrl }: OrderView,
): Pick<WireDepositOrder, 'cashierUrl' | 'coin' | 'payee'> {
  if (order.cashier_ticket !== null) return { cashierUrl: cashierUrl(order.cashier_ticket, language) };
  if (order.rate !== null)
    return order.coin_address === null ? {} : { coin: coinPaymentOf(order, order.rate, order.coin_address, { payee, language, nowMs }) };
  return {
    payee: { bank: payee.bank[language], name: payee.name, account: payee.account, remark: order.signal_code ?? order.order_id.slice(-6) },
  };
}

function coinPaymentOf(
  order: DepositOrder,
  rate: string,
  address: string,
  { payee, language, nowMs }: Pick<OrderView, 'payee' | 'language' | 'nowMs'>,
): NonNullable<WireDepositOrder['coin']> {
  const network = coinNetworkOf(payee);
  const amount = toCoins(order.amount, rate, 'up');
  const received = coinText(order.coins_held);
  const needed = confirmationsNeeded(network);
  return {
    currency: 'USDT',
    network,
    address,
    amount,
    rate,
    confirmations: confirmationsOf(order, needed, nowMs),
    confirmationsNeeded: needed,
    notice: CHAIN_NOTICE[language],
    ...(order.coins_held === 0n ? {} : { received, left: subtractCoins(amount, received) }),
    ...(order.coins_returned === 0n ? {} : { returned: coinText(order.coins_returned) }),
  };
}

/** Formats hundredths as a decimal number. */
function coinText(hundredths: bigint): string {
  return formatYuan(fen(hundredths));
}
