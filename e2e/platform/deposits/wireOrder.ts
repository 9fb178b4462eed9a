import type { WireDepositOrder } from '@site/shared/wire/funds';
import type { Language } from '../http/messageText';
import { formatYuan } from '../kernel';
import { toCoins } from './coin';
import { CONFIRMATIONS_NEEDED, confirmationsOf } from './confirmations';
import type { DepositOrder } from './createDepositService';
import type { FundsTables, Payee } from './tables';

interface OrderView {
  readonly waiting: FundsTables['payment_type']['waiting'];
  readonly payee: Payee;
  readonly language: Language;
  readonly nowMs: number;
  /** Where a ticket of the cashier opens. */
  readonly cashierUrl: (ticket: string, language: Language) => string;
}

/** An order as its waiting page shows it. */
export function toWireOrder(order: DepositOrder, view: OrderView): WireDepositOrder {
  return {
    orderId: order.order_id,
    type: order.type,
    amount: formatYuan(order.amount),
    state: order.state,
    createdAt: order.created_at.getTime(),
    expiresAt: order.expires_at.getTime(),
    ...(order.credited_at === null ? {} : { creditedAt: order.credited_at.getTime() }),
    ...(order.claimed_at === null ? {} : { claimedAt: order.claimed_at.getTime() }),
    waiting: view.waiting,
    ...paymentOf(order, view),
  };
}

function paymentOf(
  order: DepositOrder,
  { payee, language, nowMs, cashierUrl }: OrderView,
): Pick<WireDepositOrder, 'cashierUrl' | 'coin' | 'payee'> {
  if (order.cashier_ticket !== null) return { cashierUrl: cashierUrl(order.cashier_ticket, language) };
  if (order.rate !== null) {
    return {
      coin: {
        currency: 'USDT',
        network: payee.bank[language],
        address: payee.account,
        amount: toCoins(order.amount, order.rate, 'up'),
        rate: order.rate,
        confirmations: confirmationsOf(order, nowMs),
        confirmationsNeeded: CONFIRMATIONS_NEEDED,
      },
    };
  }
  return {
    payee: { bank: payee.bank[language], name: payee.name, account: payee.account, remark: order.signal_code ?? order.order_id.slice(-6) },
  };
}
