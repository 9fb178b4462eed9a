import type { Clock, Crashpoints, Fen, Ledger, Trx } from '../kernel';
import { formatYuanInText, negate } from '../kernel';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import type { CoinWallet } from './createCoinWallet';
import type { DepositBonuses } from './depositBonuses';
import { changeOrder, depositReference, recordStep, type DepositOrder } from './orderRows';
import type { DepositState } from './tables';

interface Dependencies {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly coinWallet: CoinWallet;
  readonly bonuses: DepositBonuses;
}

/** Ways to end an order that the caller has locked. */
export interface OrderEnds {
  /** Credits a waiting order, or expires it when it was paid too late. */
  credit(trx: Trx, found: DepositOrder, paidAt?: Date): Promise<DepositOrder>;
  /** Credits the order in any state, with its present amount. */
  post(trx: Trx, found: DepositOrder): Promise<DepositOrder>;
  /** Sets the state and moves coins held by the order to the member's coins. */
  setState(trx: Trx, found: DepositOrder, state: Exclude<DepositState, 'waiting'>, at: Date): Promise<DepositOrder>;
  /** Moves coins that do not pay the order to the member's coins. */
  returnCoins(trx: Trx, found: DepositOrder, coins: bigint, reference: string): Promise<DepositOrder>;
}

export function createOrderEnds({ ledger, clock, crashpoints, coinWallet, bonuses }: Dependencies): OrderEnds {
  return { credit, post, setState, returnCoins };

  async function credit(trx: Trx, found: DepositOrder, paidAt = clock.now()): Promise<DepositOrder> {
    if (found.state !== 'waiting') return found;
    if (paidAt >= found.expires_at) return setState(trx, found, 'expired', clock.now());
    return post(trx, found);
  }

  async function post(trx: Trx, found: DepositOrder): Promise<DepositOrder> {
    const { order_id: orderId, member_id: memberId, amount, promotion_id: promotionId } = found;
    if (promotionId !== null) await bonuses.lock(trx, memberId);
    await ledger.post(trx, {
      key: `deposit:${orderId}:credit`,
      kind: 'deposit',
      reference: depositReference(orderId),
      lines: [
        { account: { kind: 'cashier' }, amount: negate(amount) },
        { account: { kind: 'member-central', memberId }, amount },
      ],
    });
    await crashpoints.reach('deposit:after-posting');
    await sendInboxMessage(
      trx,
      { memberId, event: 'deposit_credited', values: { amount: formatYuanInText(amount), order: orderId } },
      clock.now(),
    );
    const credited = await setState(trx, found, 'credited', clock.now());
    if (promotionId === null) return credited;
    // The rules check credited orders, so this one must already be credited.
    return changeOrder(trx, credited, { promotion_reward: await bonuses.grant(trx, memberId, promotionId) });
  }

  async function setState(trx: Trx, found: DepositOrder, state: Exclude<DepositState, 'waiting'>, at: Date): Promise<DepositOrder> {
    await recordStep(trx, found.order_id, state, at);
    const next = await changeOrder(trx, found, { state, credited_at: state === 'credited' ? at : null });
    if (found.coins_held === 0n) return next;
    return returnCoins(trx, await changeOrder(trx, next, { coins_held: 0n }), found.coins_held, `coins-of:${found.order_id}`);
  }

  async function returnCoins(trx: Trx, found: DepositOrder, coins: bigint, reference: string): Promise<DepositOrder> {
    await coinWallet.receive(trx, { memberId: found.member_id, reference, amount: coins });
    return changeOrder(trx, found, { coins_returned: found.coins_returned + coins });
  }
}

/** Sets the order's amount to what was paid, and keeps the ordered amount when it differs. */
export async function setAmount(trx: Trx, found: DepositOrder, came: Fen): Promise<DepositOrder> {
  if (came === found.amount) return found;
  return changeOrder(trx, found, { amount: came, ordered_amount: found.ordered_amount ?? found.amount });
}
