import { randomUUID } from 'node:crypto';
import { balanceCall } from '@site/shared/wire/balance';
import { claimPaidCall, closeOrderCall, payCall } from '@site/shared/wire/funds';
import type { ActionOf } from '../scene';
import { yuanText, type Stage } from './performer';

/** Time after which an unpaid order has expired; it waits a quarter of an hour. */
const ORDER_LIFE_SECONDS = 15 * 60 + 30;

/** Orders a deposit, and lets the cashier report the payment if there is one. */
export async function deposit({ person, life, dice }: Stage, { way, amount, ends }: Omit<ActionOf<'deposit'>, 'do'>): Promise<void> {
  const order = await person.ask(payCall, { type: way, amount: yuanText(amount) });
  const { orderId } = order;
  life.pass(40 + dice.below(200));
  if (ends === 'closed') await person.ask(closeOrderCall, { orderId });
  else if (ends === 'expired') {
    life.pass(ORDER_LIFE_SECONDS);
    await life.tick();
  } else if (order.coin !== undefined) await life.steer('cashier/coins', { orderId, coins: order.coin.amount, transaction: randomUUID() });
  else {
    if (order.waiting === 'transfer') await person.ask(claimPaidCall, { orderId });
    life.pass(20 + dice.below(60));
    await life.steer('cashier/pay', { orderId });
  }
}

/** Deposits first when the member's balance is too low. */
export async function ensureFunds(stage: Stage, yuan: number): Promise<void> {
  const { balance } = await stage.person.ask(balanceCall, { withLockMoney: false });
  if (Number(balance) >= yuan) return;
  const way = ['BANK', 'ALIPAY', 'RECHARGE', 'UNIONPAY'][stage.dice.below(4)] ?? 'BANK';
  const most = way === 'ALIPAY' ? 5_000 : 10_000;
  await deposit(stage, { way, amount: Math.min(most, Math.max(500, Math.ceil((2 * yuan) / 500) * 500)), ends: 'paid' });
}
