import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type {
  Clock,
  Crashpoints,
  Db,
  Fen,
  HoldOutcome,
  IdentityCheck,
  Ledger,
  Member,
  MemberId,
  PayoutAccount,
  PayoutAccounts,
  PostingOutcome,
  Reader,
  Trx,
} from '../kernel';
import { createKeyedRequests, createKeyScope, fen, formatYuanInText, inTransaction, makeNumber, PlatformError, ZERO_FEN } from '../kernel';
import type { KeyedRequest } from '../kernel/idempotency/idempotency';
import { formatShanghai } from '../kernel/businessDay';
import type { CoinQuotes, CoinTerms } from '../coins/createCoinQuotes';
import { sendInboxMessage, type InboxEvent } from '../inbox/sendInboxMessage';
import type { Settings } from '../site/createSettings';
import { insertOrder, latestOrders, lockOrder, saveDecision, toPaidAccount, type WithdrawalOrder } from './orders';
import { readWithdrawalProgress, type WithdrawalProgress } from './readWithdrawalProgress';
import type { WithdrawalTables } from './tables';
import { termsOf, type Terms } from './terms';
import type { Grant } from '../bonuses/readGrants';
import type { Localized } from '../http/localized';

/** Number of grants named in an error; the page shows all. */
const NAMED = 3;

/** Lists the grants that block a withdrawal, each with its remaining turnover: `“首存礼遇”还差 30 元、存款 100 元还差 15 元`. */
function nameGrants(grants: readonly Grant[]): Localized {
  const named = grants.slice(0, NAMED).map(nameOf);
  const others = grants.length - named.length;
  return {
    'zh-CN': named.map((each) => each['zh-CN']).join('、') + (others > 0 ? `，另有 ${others} 笔` : ''),
    'zh-TW': named.map((each) => each['zh-TW']).join('、') + (others > 0 ? `，另有 ${others} 筆` : ''),
  };
}

function nameOf({ kind, bonus, amount, needed, done }: Grant): Localized {
  const sum = formatYuanInText(amount);
  const left = formatYuanInText(fen(needed - done));
  if (bonus !== null) {
    return { 'zh-CN': `“${bonus.title['zh-CN']}”还差 ${left} 元`, 'zh-TW': `「${bonus.title['zh-TW']}」還差 ${left} 元` };
  }
  return kind === 'deposit'
    ? { 'zh-CN': `存款 ${sum} 元还差 ${left} 元`, 'zh-TW': `存款 ${sum} 元還差 ${left} 元` }
    : { 'zh-CN': `礼金 ${sum} 元还差 ${left} 元`, 'zh-TW': `禮金 ${sum} 元還差 ${left} 元` };
}

/** Limits of withdrawal requests on one business day, over all kinds of account. */
export interface DailyLimits {
  readonly count: number;
  readonly amount: Fen;
}

export interface NewWithdrawal {
  readonly accountId: string;
  readonly amount: Fen;
  /**
   * Quote whose rate is used for coins; `undefined` uses the rate at the time of the request. Ignored for other
   * accounts.
   */
  readonly quoteId: string | undefined;
  readonly key: string;
}

/** Withdrawal that no rule rejects, with the terms quoted for it. */
export interface CheckedWithdrawal extends NewWithdrawal {
  readonly quoted: CoinTerms | null;
}

/** Outcome of a pending withdrawal. A rejection has a reason, as a text for the member. */
export type Decision = { readonly kind: 'paid' } | { readonly kind: 'rejected'; readonly reason: string } | { readonly kind: 'cancelled' };

/**
 * Withdrawals. The money is held on request, and leaves the site or is returned with the decision.
 *
 * | state    | event                                     | next                                                     |
 * |----------|-------------------------------------------|----------------------------------------------------------|
 * | –        | request (one per member and key)          | pending: the amount is held                              |
 * | pending  | paid by the operator, or `pays_at` reached | paid: the held amount has left                          |
 * | pending  | rejected by the operator                  | rejected: the held amount is returned                    |
 * | pending  | cancelled by the member                   | cancelled: the held amount is returned                   |
 * | paid, rejected, cancelled | anything                 | unchanged                                                |
 *
 * Requests of one member are serialized, so that concurrent ones see each other's count and turnover. Each event locks
 * the withdrawal's row, and each posting's key contains its id, so money leaves only once, however often it is decided.
 */
export interface WithdrawalService {
  /**
   * Returns the withdrawal of a repeated request; null for a new key. No password or code is needed, because the first
   * request had them.
   *
   * @throws PlatformError 6008 and 6009 for the key
   */
  repeat(member: Member, request: NewWithdrawal): Promise<WithdrawalOrder | null>;
  /**
   * Checks a request before the member's password or code is used up. A quote that is valid now stays valid for the
   * request, and a known key always passes.
   *
   * @throws PlatformError as `request`, and 6012 when the quote has expired
   */
  check(member: Member, request: NewWithdrawal): Promise<CheckedWithdrawal>;
  /** @throws PlatformError as described at `withdrawCall` */
  request(member: Member, request: CheckedWithdrawal): Promise<WithdrawalOrder>;
  progress(member: Member): Promise<WithdrawalProgress>;
  /** Returns the daily limits of the member's VIP grade. */
  dailyLimits(member: Member): Promise<DailyLimits>;
  /** Returns null for another member's withdrawal. */
  find(member: Member, orderId: string): Promise<WithdrawalOrder | null>;
  findByKeyOrClose(member: Member, key: string): Promise<WithdrawalOrder | null>;
  latest(member: Member, limit: number): Promise<readonly WithdrawalOrder[]>;
  cancel(member: Member, orderId: string): Promise<WithdrawalOrder | null>;
  /** Applies the operator's decision. Returns null for an unknown id. */
  decide(orderId: string, decision: Decision): Promise<WithdrawalOrder | null>;
  /** Pays withdrawals that are due. Several processes may do this at the same time. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly quotes: CoinQuotes;
  readonly accounts: PayoutAccounts;
  /**
   * Reads the limits. It runs before the transaction of a request, so a concurrent change of grade applies only to the
   * next request.
   */
  readonly dailyLimits: (memberId: MemberId) => Promise<DailyLimits>;
  readonly identity: IdentityCheck;
  readonly crashpoints: Crashpoints;
}

const keys = createKeyScope<{ readonly orderId: string }>('withdrawal');

/** Upper bound of withdrawals processed per tick. */
const TICK_BATCH = 50;

const EVENT_OF_DECISION = {
  paid: 'withdrawal_paid',
  rejected: 'withdrawal_refused',
  cancelled: 'withdrawal_cancelled',
} as const satisfies Readonly<Record<Decision['kind'], InboxEvent>>;

export function createWithdrawalService(dependencies: Dependencies): WithdrawalService {
  const { db, ledger, clock, settings, quotes, accounts, crashpoints, dailyLimits } = dependencies;
  const requests = createKeyedRequests({
    ...{ db, clock, keys },
    async lock(trx, memberId) {
      await sql`select pg_advisory_xact_lock(hashtext('withdrawal'), ${memberId})`.execute(trx);
    },
    read: (trx, { orderId }) => mustFind(trx, orderId),
  });

  return {
    async repeat(member, request) {
      const repeated = await keys.repeat(db, keyedRequest(member, request));
      return repeated === null ? null : inTransaction(db, (trx) => mustFind(trx, repeated.orderId));
    },

    async check(member, request) {
      if (await keys.isKnown(db, { memberId: member.id, key: request.key })) return { ...request, quoted: null };
      const { account } = await mustAllow(db, member, request, await dailyLimits(member.id));
      const isQuoted = account.kind === 'virtual' && request.quoteId !== undefined;
      return { ...request, quoted: isQuoted ? await quotes.mustHold(db, member.id, request.quoteId) : null };
    },

    async request(member, request) {
      const limits = await dailyLimits(member.id);
      return requests.run(keyedRequest(member, request), (trx) => requestIn(trx, member, request, limits));
    },

    dailyLimits: (member) => dailyLimits(member.id),

    progress: (member) => readWithdrawalProgress(db, dependencies, member.id, clock.now()),

    find: (member, orderId) => inTransaction(db, (trx) => lockOwn(trx, member, orderId)),

    findByKeyOrClose: (member, key) => requests.findOrClose({ memberId: member.id, key }),

    latest: (member, limit) => latestOrders(db, member.id, limit),

    cancel: (member, orderId) =>
      inTransaction(db, async (trx) => {
        const found = await lockOwn(trx, member, orderId);
        return found === null ? null : end(trx, found, { kind: 'cancelled' });
      }),

    decide: (orderId, decision) =>
      inTransaction(db, async (trx) => {
        const found = await lockOrder(trx, orderId);
        return found === null ? null : end(trx, found, decision);
      }),

    async tick() {
      const due = await db
        .withTables<WithdrawalTables>()
        .selectFrom('withdrawal_order')
        .select('order_id')
        .where('state', '=', 'pending')
        .where('pays_at', '<=', clock.now())
        .limit(TICK_BATCH)
        .execute();
      for (const { order_id: orderId } of due) {
        await inTransaction(db, async (trx) => {
          const found = await lockOrder(trx, orderId, 'skip');
          if (found !== null) await end(trx, found, { kind: 'paid' });
        });
      }
    },
  };

  function keyedRequest(member: Member, { accountId, amount, quoteId, key }: NewWithdrawal): KeyedRequest {
    const payload = [accountId, amount.toString(), ...(quoteId === undefined ? [] : [quoteId])];
    return { memberId: member.id, key, payload, at: clock.now() };
  }

  async function requestIn(
    trx: Trx,
    member: Member,
    request: CheckedWithdrawal,
    limits: DailyLimits,
  ): Promise<{ readonly orderId: string }> {
    const { amount, quoted } = request;
    const { account, terms } = await mustAllow(trx, member, request, limits);
    const coin = account.kind === 'virtual' ? (quoted ?? (await quotes.current(trx))) : null;
    const order = await insertOrder(trx, {
      order_id: makeNumber('QK', clock.now()),
      member_id: member.id,
      account: toPaidAccount(account),
      amount,
      fee: terms.feeOf(amount),
      rate: coin?.rate ?? null,
      network_fee: coin?.networkFee ?? null,
      created_at: clock.now(),
      pays_at: await payTime(trx),
    });
    await crashpoints.reach('withdrawal:before-hold');
    const reference = withdrawalReference(order.order_id);
    const held = await ledger.hold(trx, { key: `${reference}:hold`, kind: 'withdrawal', memberId: member.id, amount, reference });
    if (held.outcome === 'insufficient') throw new PlatformError(RESPONSE_CODES.invalidParameter, 'central_balance_insufficient');
    mustBePosted(held, reference);
    await report(trx, order, 'withdrawal_requested');
    return { orderId: order.order_id };
  }

  async function report(trx: Trx, order: Pick<WithdrawalOrder, 'member_id' | 'amount' | 'order_id'>, event: InboxEvent): Promise<void> {
    const values = { amount: formatYuanInText(order.amount), order: order.order_id };
    await sendInboxMessage(trx, { memberId: order.member_id, event, values }, clock.now());
  }

  /**
   * Checks the rules for a withdrawal.
   *
   * @throws PlatformError as described at `withdrawCall`, except for password and code
   */
  async function mustAllow(
    reader: Reader,
    { id }: Member,
    { accountId, amount }: NewWithdrawal,
    limits: DailyLimits,
  ): Promise<{ readonly account: PayoutAccount; readonly terms: Terms }> {
    const account = await accounts.find(reader, id, accountId);
    const terms = account === null ? null : termsOf(account.kind);
    if (account === null || terms === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_payout_account');
    refuseHeld(account, clock.now());
    if (amount < terms.min || amount > terms.max) {
      const values = { min: formatYuanInText(terms.min), max: formatYuanInText(terms.max) };
      throw new PlatformError(RESPONSE_CODES.invalidParameter, 'withdrawal_amount_out_of_range', null, values);
    }
    refuseByProgress(await readWithdrawalProgress(reader, dependencies, id, clock.now()), amount, limits);
    return { account, terms };
  }

  /** Applies a decision; a final state does not change. */
  async function end(trx: Trx, found: WithdrawalOrder, decision: Decision): Promise<WithdrawalOrder> {
    if (found.state !== 'pending') return found;
    const reference = withdrawalReference(found.order_id);
    const outcome =
      decision.kind === 'paid'
        ? await ledger.payOut(trx, { key: `${reference}:payout`, reference })
        : await ledger.release(trx, { key: `${reference}:return`, kind: 'withdrawal-return', reference });
    mustBePosted(outcome, reference);
    await crashpoints.reach('withdrawal:after-posting');
    await report(trx, found, EVENT_OF_DECISION[decision.kind]);
    return saveDecision(trx, found, decision.kind, clock.now(), decision.kind === 'rejected' ? decision.reason : null);
  }

  async function lockOwn(trx: Trx, member: Member, orderId: string): Promise<WithdrawalOrder | null> {
    const found = await lockOrder(trx, orderId);
    return found?.member_id === member.id ? found : null;
  }

  async function payTime(trx: Trx): Promise<Date | null> {
    const seconds = await settings.get('withdrawalAutoPaySeconds', trx);
    return seconds === '' ? null : new Date(clock.nowMs() + Number(seconds) * 1000);
  }
}

/** Returns the reference of a withdrawal's ledger postings. */
export function withdrawalReference(orderId: string): string {
  return `withdrawal:${orderId}`;
}

async function mustFind(trx: Trx, orderId: string): Promise<WithdrawalOrder> {
  const order = await lockOrder(trx, orderId);
  if (order === null) throw new TypeError(`the withdrawal ${orderId} of a key is missing`);
  return order;
}

/** Rejects a new account during its waiting time, so that an owner whose account was taken over has time to notice. */
function refuseHeld({ usableFrom }: PayoutAccount, now: Date): void {
  if (usableFrom <= now) return;
  throw new PlatformError(RESPONSE_CODES.warning, 'payout_account_held', null, { time: formatShanghai(usableFrom) });
}

function refuseByProgress({ usedToday, grants, balance, usedAmountToday }: WithdrawalProgress, amount: Fen, limits: DailyLimits): void {
  if (usedToday >= limits.count) throw new PlatformError(RESPONSE_CODES.warning, 'withdrawal_daily_count');
  const left = limits.amount - usedAmountToday;
  if (amount > left) {
    throw new PlatformError(RESPONSE_CODES.warning, 'withdrawal_daily_amount', null, {
      left: formatYuanInText(left > 0n ? fen(left) : ZERO_FEN),
    });
  }
  if (grants.length > 0) throw new PlatformError(RESPONSE_CODES.warning, 'withdrawal_turnover_left', null, { grants: nameGrants(grants) });
  if (amount > balance) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'central_balance_insufficient');
}

function mustBePosted({ outcome }: HoldOutcome | PostingOutcome, reference: string): void {
  if (outcome !== 'posted') throw new TypeError(`${reference} could not be posted: ${outcome}`);
}
