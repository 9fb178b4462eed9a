import { sql } from 'kysely';
import type { Clock, Crashpoints, Db, Fen, IdentityCheck, Ledger, Member, Protection, Trx } from '../kernel';
import { createKeyedRequests, createKeyScope, inTransaction } from '../kernel';
import { coinsDue } from '../coins/coin';
import type { Settings } from '../site/createSettings';
import type { CoinWallet } from './createCoinWallet';
import type { DepositBonuses } from './depositBonuses';
import { createOrderEnds, setAmount } from './endOrder';
import { changeOrder, lockOrder, mustLockOrder, readOrder, recordStep, type DepositOrder } from './orderRows';
import { placeOrder, type NewOrder } from './placeOrder';
import type { FundsTables } from './tables';
import { randomInt } from 'node:crypto';

/** Letters and digits without lookalikes. */
const SIGNAL_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const SIGNAL_LENGTH = 6;

/** Creates the code that the payer enters in the payment's note. */
function makeSignalCode(): string {
  return Array.from({ length: SIGNAL_LENGTH }, () => SIGNAL_LETTERS[randomInt(SIGNAL_LETTERS.length)]).join('');
}

/**
 * Deposit orders and the demo cashier behind them.
 *
 * | state    | event                                   | next                                     |
 * |----------|-----------------------------------------|------------------------------------------|
 * | –        | order (one per member and key)          | waiting                                  |
 * | waiting  | paid before `expires_at`                | credited, with one posting in the ledger |
 * | waiting  | the member claims in time to have paid  | waiting, with the time of the first claim |
 * | waiting  | closed by the member                    | closed                                   |
 * | waiting  | `expires_at` is reached                 | expired                                  |
 * | closed, expired | the operator finds its money     | credited, with one posting in the ledger |
 * | credited, closed, expired | anything else          | unchanged                                |
 *
 * Every event locks the order's row, and the posting's key is the order's id, so money is credited once, however often
 * it is reported. The credit also grants the promotion chosen with the order, if it still applies.
 */
export interface DepositService {
  /**
   * Creates an order. Orders of one member are created one after the other, so that concurrent ones see each other.
   *
   * @throws PlatformError 6449 before the member has entered their name, 6003 for a minor, 6013 for a deposit method
   * that is not open, 6007 for an amount out of its range, 6012 when too many orders wait or the promotion does not
   * apply, 6008 and 6009 for the key, 6701 to 6703 for the member's own protection settings
   */
  order(member: Member, request: NewOrder): Promise<DepositOrder>;
  /** Returns null for another member's order. */
  find(member: Member, orderId: string): Promise<DepositOrder | null>;
  /** Returns the order of any member. */
  read(orderId: string): Promise<DepositOrder | null>;
  /**
   * Returns the order made with this key. When it returns null, it has closed the key: an order that arrives later with
   * it is refused (decision 25).
   */
  findByKeyOrClose(member: Member, key: string): Promise<DepositOrder | null>;
  close(member: Member, orderId: string): Promise<DepositOrder | null>;
  /**
   * Records the member's claim to have paid, once, while the order waits and has not expired. Returns null for another
   * member's order.
   */
  claimPaid(member: Member, orderId: string): Promise<DepositOrder | null>;
  /**
   * Returns the code for the payment's note. Returns null for another member's order, one that does not wait, or one
   * without a note.
   */
  signalCode(member: Member, orderId: string): Promise<string | null>;
  /**
   * Records coins sent to an order's address, once per transaction id. When enough coins arrive in time, at once or in
   * parts, the order is credited; fewer are held until it ends. Coins that exceed the due amount, stay too few or
   * arrive too late go to the member's coins.
   */
  receiveCoins(orderId: string, coins: bigint, transactionId: string): Promise<DepositOrder | null>;
  /** Records the cashier's report of a payment: the ordered amount, or `came` when another amount was paid. */
  pay(orderId: string, came?: Fen): Promise<DepositOrder | null>;
  /** Credits an order in any state with money that the operator has found. The caller has locked the order. */
  creditFound(trx: Trx, order: DepositOrder, came: Fen): Promise<DepositOrder>;
  /** Credits and expires the orders that are due by the clock. Several processes may tick at once. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly identity: IdentityCheck;
  readonly protection: Protection;
  readonly crashpoints: Crashpoints;
  readonly coinWallet: CoinWallet;
  readonly bonuses: DepositBonuses;
}

const keys = createKeyScope<{ readonly orderId: string }>('deposit');

/** Number of orders processed in one tick; the rest waits for the next. */
const TICK_BATCH = 50;

export function createDepositService(dependencies: Dependencies): DepositService {
  const { db, clock } = dependencies;
  const ends = createOrderEnds(dependencies);
  const requests = createKeyedRequests({
    ...{ db, clock, keys },
    async lock(trx, memberId) {
      await sql`select pg_advisory_xact_lock(hashtext('deposit'), ${memberId})`.execute(trx);
    },
    read: (trx, { orderId }) => mustLockOrder(trx, orderId),
  });
  return {
    order(member, request) {
      const { type, amount, promotionId, key } = request;
      const payload = [type, amount.toString(), ...(promotionId === undefined ? [] : [promotionId])];
      return requests.run({ memberId: member.id, key, payload }, (trx) => placeOrder(trx, member, request, dependencies));
    },

    async find(member, orderId) {
      const found = await readOrder(db, orderId);
      return found?.member_id === member.id ? found : null;
    },

    read: (orderId) => readOrder(db, orderId),

    findByKeyOrClose: (member, key) => requests.findOrClose({ memberId: member.id, key }),

    close: (member, orderId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null || found.member_id !== member.id) return null;
        return found.state === 'waiting' ? ends.setState(trx, found, 'closed', clock.now()) : found;
      }),

    claimPaid: (member, orderId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null || found.member_id !== member.id) return null;
        const now = clock.now();
        if (found.state !== 'waiting' || found.claimed_at !== null || now >= found.expires_at) return found;
        await recordStep(trx, orderId, 'claimed', now);
        return changeOrder(trx, found, { claimed_at: now });
      }),

    signalCode: (member, orderId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null || found.member_id !== member.id || found.state !== 'waiting') return null;
        if (found.rate !== null || found.cashier_ticket !== null) return null;
        if (found.signal_code !== null) return found.signal_code;
        return (await changeOrder(trx, found, { signal_code: makeSignalCode() })).signal_code;
      }),

    receiveCoins: (orderId, coins, transactionId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null || found.rate === null) return null;
        if (coins <= 0n) return found;
        const now = clock.now();
        if (!(await isFirstReport(trx, { transaction_id: transactionId, order_id: orderId, amount: coins, at: now }))) return found;
        if (found.state !== 'waiting') return ends.returnCoins(trx, found, coins, `coins:${transactionId}`);
        const held = found.coins_held + coins;
        const due = coinsDue(found.amount, found.rate);
        if (held < due || now >= found.expires_at) return changeOrder(trx, found, { coins_held: held });
        return ends.credit(trx, await changeOrder(trx, found, { coins_held: held - due }), now);
      }),

    pay: (orderId, came) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null) return null;
        return ends.credit(trx, found.state === 'waiting' && came !== undefined ? await setAmount(trx, found, came) : found);
      }),

    creditFound: async (trx, found, came) => (found.state === 'credited' ? found : ends.post(trx, await setAmount(trx, found, came))),

    async tick() {
      const due = await db
        .withTables<FundsTables>()
        .selectFrom('deposit_order')
        .select('order_id')
        .where('state', '=', 'waiting')
        .where((where) => where.or([where('pays_at', '<=', clock.now()), where('expires_at', '<=', clock.now())]))
        .limit(TICK_BATCH)
        .execute();
      for (const { order_id: orderId } of due) {
        await inTransaction(db, async (trx) => {
          const found = await lockOrder(trx, orderId, 'skip');
          if (found?.state === 'waiting') await advance(trx, found);
        });
      }
    },
  };

  async function advance(trx: Trx, found: DepositOrder): Promise<void> {
    // When both the payment and the expiry passed between two ticks, the order was paid in time.
    const paidInTime = found.pays_at !== null && found.pays_at < found.expires_at;
    if (paidInTime) await ends.credit(trx, found, found.pays_at ?? undefined);
    else await ends.setState(trx, found, 'expired', clock.now());
  }
}

/** Returns false when the transaction was reported before. */
async function isFirstReport(trx: Trx, receipt: FundsTables['coin_receipt']): Promise<boolean> {
  const inserted = await trx
    .withTables<FundsTables>()
    .insertInto('coin_receipt')
    .values(receipt)
    .onConflict((conflict) => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
