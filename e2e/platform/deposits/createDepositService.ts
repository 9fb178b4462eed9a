import { randomInt } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Clock, Crashpoints, Db, Fen, IdentityCheck, Ledger, Member, Protection, Trx } from '../kernel';
import { createKeyScope, fen, formatYuan, inTransaction, makeSecret, negate, PlatformError } from '../kernel';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import type { Settings } from '../site/createSettings';
import { coinsDue } from './coin';
import { coinNetworkOf, makeCoinAddress } from './coinNetwork';
import type { CoinWallet } from './createCoinWallet';
import { makeSignalCode } from './makeSignalCode';
import { needsPayer, refuseManyWaiting, refuseNameless } from './newOrderRules';
import type { DepositState, DepositStep, FundsTables } from './tables';

export type DepositOrder = Omit<FundsTables['deposit_order'], 'amount' | 'ordered_amount'> & {
  readonly amount: Fen;
  readonly ordered_amount: Fen | null;
};

export interface NewOrder {
  readonly type: string;
  readonly amount: Fen;
  readonly key: string;
}

/**
 * Deposit orders and the demo cashier behind them.
 *
 * | state    | event                                   | next                                     |
 * |----------|-----------------------------------------|------------------------------------------|
 * | –        | order (one per member and key)          | waiting                                  |
 * | waiting  | paid before `expires_at`                | credited, with one posting in the ledger |
 * | waiting  | the member says, in time, it is paid    | waiting, with the time of the first word |
 * | waiting  | closed by the member                    | closed                                   |
 * | waiting  | `expires_at` has come                   | expired                                  |
 * | closed, expired | the operator finds its money     | credited, with one posting in the ledger |
 * | credited, closed, expired | anything else          | unchanged                                |
 *
 * The order's row is locked for every event, and the posting's key is the order's id: money is credited once, however often it is reported.
 */
export interface DepositService {
  /**
   * Orders of one member are made one after the other, so that two at once see each other.
   *
   * @throws PlatformError 6449 before the member has said who they are, 6003 for one under age, 6013 a way that is not open, 6007 an amount
   *   out of its range, 6012 where too many are waiting, 6008 and 6009 for the key, 6701 to 6703 for what the member has set to protect themselves
   */
  order(member: Member, request: NewOrder): Promise<DepositOrder>;
  /** Null for another member's order. */
  find(member: Member, orderId: string): Promise<DepositOrder | null>;
  /** Of any member. */
  read(orderId: string): Promise<DepositOrder | null>;
  /** The order made under this key. Null has closed the key: an order that arrives late under it is refused (decision 25). */
  findByKeyOrClose(member: Member, key: string): Promise<DepositOrder | null>;
  close(member: Member, orderId: string): Promise<DepositOrder | null>;
  /** The member says that it is paid: kept once, while it waits and its time is not over. Null for another member's order. */
  claimPaid(member: Member, orderId: string): Promise<DepositOrder | null>;
  /** The code for the note of the payment. Null for another member's order, one that does not wait, or one without a note. */
  signalCode(member: Member, orderId: string): Promise<string | null>;
  /**
   * Coins that came to the address of an order, once by the id of their transaction. In time and enough, at once or in parts, they credit the
   * order; too few are held until it ends. What is more than due, too few at the end or too late goes to the member's coins.
   */
  receiveCoins(orderId: string, coins: bigint, transactionId: string): Promise<DepositOrder | null>;
  /** The cashier's report that the money is there: as much as was ordered, or what came instead. */
  pay(orderId: string, came?: Fen): Promise<DepositOrder | null>;
  /** The operator has found the money of an order, whatever became of it. The caller has locked the order. */
  creditFound(trx: Trx, order: DepositOrder, came: Fen): Promise<DepositOrder>;
  /** Pays and expires what is due by the clock. Several processes may tick at once. */
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
}

const keys = createKeyScope<{ readonly orderId: string }>('deposit');

/** Orders looked at in one tick; the rest waits for the next. */
const TICK_BATCH = 50;

export function createDepositService(dependencies: Dependencies): DepositService {
  const { db, ledger, clock, settings, identity, protection, crashpoints, coinWallet } = dependencies;
  return {
    order: (member, request) =>
      inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('deposit'), ${member.id})`.execute(trx);
        const { type, amount, key } = request;
        const keyed = { memberId: member.id, key, payload: [type, amount.toString()], at: clock.now() };
        const { orderId } = await keys.once(trx, keyed, () => order(trx, member, request));
        return mustFind(trx, orderId);
      }),

    async find(member, orderId) {
      const found = await read(orderId);
      return found?.member_id === member.id ? found : null;
    },

    read,

    findByKeyOrClose: (member, key) =>
      inTransaction(db, async (trx) => {
        const found = await keys.findOrClose(trx, { memberId: member.id, key }, clock.now());
        return found === null ? null : mustFind(trx, found.orderId);
      }),

    close: (member, orderId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null || found.member_id !== member.id) return null;
        return found.state === 'waiting' ? setState(trx, found, 'closed', clock.now()) : found;
      }),

    claimPaid: (member, orderId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null || found.member_id !== member.id) return null;
        const now = clock.now();
        if (found.state !== 'waiting' || found.claimed_at !== null || now >= found.expires_at) return found;
        await recordStep(trx, orderId, 'claimed', now);
        await trx.withTables<FundsTables>().updateTable('deposit_order').set({ claimed_at: now }).where('order_id', '=', orderId).execute();
        return { ...found, claimed_at: now };
      }),

    signalCode: (member, orderId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null || found.member_id !== member.id || found.state !== 'waiting') return null;
        if (found.rate !== null || found.cashier_ticket !== null) return null;
        if (found.signal_code !== null) return found.signal_code;
        const code = makeSignalCode();
        await trx
          .withTables<FundsTables>()
          .updateTable('deposit_order')
          .set({ signal_code: code })
          .where('order_id', '=', orderId)
          .execute();
        return code;
      }),

    receiveCoins: (orderId, coins, transactionId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null || found.rate === null) return null;
        if (coins <= 0n) return found;
        const now = clock.now();
        if (!(await isFirstReport(trx, { transaction_id: transactionId, order_id: orderId, amount: coins, at: now }))) return found;
        if (found.state !== 'waiting') return returnCoins(trx, found, coins, `coins:${transactionId}`);
        const held = found.coins_held + coins;
        const due = coinsDue(found.amount, found.rate);
        if (held < due || now >= found.expires_at) return setHeld(trx, found, held);
        return credit(trx, await setHeld(trx, found, held - due), now);
      }),

    pay: (orderId, came) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        if (found === null) return null;
        return credit(trx, found.state === 'waiting' && came !== undefined ? await setAmount(trx, found, came) : found);
      }),

    creditFound: async (trx, found, came) => (found.state === 'credited' ? found : post(trx, await setAmount(trx, found, came))),

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

  async function read(orderId: string): Promise<DepositOrder | null> {
    const row = await db
      .withTables<FundsTables>()
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return row === undefined ? null : toOrder(row);
  }

  async function order(trx: Trx, member: Member, { type, amount }: NewOrder): Promise<{ readonly orderId: string }> {
    await identity.mustBeClear(trx, member.id);
    const tables = trx.withTables<FundsTables>();
    const terms = await tables.selectFrom('payment_type').selectAll().where('code', '=', type).executeTakeFirst();
    if (terms?.state !== 'open') throw new PlatformError(RESPONSE_CODES.maintenance, 'deposit_type_unavailable');
    if (!isWithin(amount, terms)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'deposit_amount_out_of_range');
    if (needsPayer(terms.waiting)) await refuseNameless(trx, member);
    await protection.mustDeposit(trx, member.id, amount);
    await refuseManyWaiting(trx, member);
    const now = clock.now();
    const orderId = makeOrderId(now);
    // At the cashier's own page it is the player who pays.
    const autoPaySeconds = terms.waiting === 'recharge' ? '' : await settings.get('cashierAutoPaySeconds', trx);
    const isInCoins = terms.waiting === 'virtual';
    const row: FundsTables['deposit_order'] = {
      order_id: orderId,
      member_id: member.id,
      type,
      amount,
      ordered_amount: null,
      state: 'waiting',
      created_at: now,
      expires_at: new Date(now.getTime() + terms.pay_within_seconds * 1000),
      pays_at: autoPaySeconds === '' ? null : new Date(now.getTime() + Number(autoPaySeconds) * 1000),
      credited_at: null,
      claimed_at: null,
      rate: isInCoins ? await settings.get('usdtCny', trx) : null,
      coin_address: isInCoins ? makeCoinAddress(coinNetworkOf(terms.payee)) : null,
      coins_held: 0n,
      coins_returned: 0n,
      cashier_ticket: terms.waiting === 'recharge' ? makeSecret() : null,
      signal_code: null,
    };
    await tables.insertInto('deposit_order').values(row).execute();
    await recordStep(trx, orderId, 'ordered', now);
    return { orderId };
  }

  async function advance(trx: Trx, found: DepositOrder): Promise<void> {
    // An order whose payment and expiry both passed between two ticks was paid in time.
    const paidInTime = found.pays_at !== null && found.pays_at < found.expires_at;
    if (paidInTime) await credit(trx, found, found.pays_at ?? undefined);
    else await setState(trx, found, 'expired', clock.now());
  }

  async function credit(trx: Trx, found: DepositOrder, paidAt = clock.now()): Promise<DepositOrder> {
    if (found.state !== 'waiting') return found;
    if (paidAt >= found.expires_at) return setState(trx, found, 'expired', clock.now());
    return post(trx, found);
  }

  async function post(trx: Trx, found: DepositOrder): Promise<DepositOrder> {
    await ledger.post(trx, {
      key: depositKey(found.order_id),
      kind: 'deposit',
      reference: depositReference(found.order_id),
      lines: [
        { account: { kind: 'cashier' }, amount: negate(found.amount) },
        { account: { kind: 'member-central', memberId: found.member_id }, amount: found.amount },
      ],
    });
    await crashpoints.reach('deposit:after-posting');
    await sendInboxMessage(
      trx,
      { memberId: found.member_id, event: 'deposit_credited', values: { amount: formatYuan(found.amount), order: found.order_id } },
      clock.now(),
    );
    return setState(trx, found, 'credited', clock.now());
  }

  /** What is held of an order that ends belongs to the member. */
  async function setState(trx: Trx, found: DepositOrder, state: Exclude<DepositState, 'waiting'>, at: Date): Promise<DepositOrder> {
    const creditedAt = state === 'credited' ? at : null;
    await recordStep(trx, found.order_id, state, at);
    await trx
      .withTables<FundsTables>()
      .updateTable('deposit_order')
      .set({ state, credited_at: creditedAt })
      .where('order_id', '=', found.order_id)
      .execute();
    const next = { ...found, state, credited_at: creditedAt };
    if (found.coins_held === 0n) return next;
    return returnCoins(trx, await setHeld(trx, next, 0n), found.coins_held, `coins-of:${found.order_id}`);
  }

  async function returnCoins(trx: Trx, found: DepositOrder, coins: bigint, reference: string): Promise<DepositOrder> {
    await coinWallet.receive(trx, { memberId: found.member_id, reference, amount: coins });
    const returned = found.coins_returned + coins;
    await trx
      .withTables<FundsTables>()
      .updateTable('deposit_order')
      .set({ coins_returned: returned })
      .where('order_id', '=', found.order_id)
      .execute();
    return { ...found, coins_returned: returned };
  }
}

async function mustFind(trx: Trx, orderId: string): Promise<DepositOrder> {
  const order = await lockOrder(trx, orderId);
  if (order === null) throw new TypeError(`the order ${orderId} of a key is missing`);
  return order;
}

/** @returns null for an order that there is not, or with `skip` one that is busy */
export async function lockOrder(trx: Trx, orderId: string, busy: 'wait' | 'skip' = 'wait'): Promise<DepositOrder | null> {
  const query = trx.withTables<FundsTables>().selectFrom('deposit_order').selectAll().where('order_id', '=', orderId).forUpdate();
  const row = await (busy === 'skip' ? query.skipLocked() : query).executeTakeFirst();
  return row === undefined ? null : toOrder(row);
}

/** What came is what the order is of; where that is not what was ordered, both are kept. */
async function setAmount(trx: Trx, found: DepositOrder, came: Fen): Promise<DepositOrder> {
  if (came === found.amount) return found;
  const change = { amount: came, ordered_amount: found.ordered_amount ?? found.amount };
  await trx.withTables<FundsTables>().updateTable('deposit_order').set(change).where('order_id', '=', found.order_id).execute();
  return { ...found, ...change };
}

export async function recordStep(trx: Trx, orderId: string, step: DepositStep, at: Date): Promise<void> {
  await trx.withTables<FundsTables>().insertInto('deposit_step').values({ order_id: orderId, step, at }).execute();
}

async function setHeld(trx: Trx, found: DepositOrder, held: bigint): Promise<DepositOrder> {
  await trx
    .withTables<FundsTables>()
    .updateTable('deposit_order')
    .set({ coins_held: held })
    .where('order_id', '=', found.order_id)
    .execute();
  return { ...found, coins_held: held };
}

/** False where the chain has reported the transaction before. */
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

function isWithin(amount: Fen, terms: { min_amount: bigint; max_amount: bigint }): boolean {
  return amount >= terms.min_amount && amount <= terms.max_amount;
}

function depositKey(orderId: string): string {
  return `deposit:${orderId}:credit`;
}

/** Names an order in the ledger. */
export function depositReference(orderId: string): string {
  return `deposit:${orderId}`;
}

/** `CK` + date + nine digits, as a person reads it out to customer service. */
function makeOrderId(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `CK${day}${randomInt(1_000_000_000).toString().padStart(9, '0')}`;
}

function toOrder(row: FundsTables['deposit_order']): DepositOrder {
  return { ...row, amount: fen(row.amount), ordered_amount: row.ordered_amount === null ? null : fen(row.ordered_amount) };
}
