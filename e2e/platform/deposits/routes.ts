import { balanceCall } from '@site/shared/wire/balance';
import {
  claimPaidCall,
  closeOrderCall,
  createSignalCodeCall,
  customerInfoCall,
  depositOrderStatusCall,
  disputeOrderCall,
  payCall,
  paymentTypesCall,
  transferRateCall,
  utcTransferCall,
  utcTransferOutcomeCall,
  type WireDepositOrder,
} from '@site/shared/wire/funds';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import { keyOf, memberRoute, publicRoute, withBodyLimit, type Route } from '../http/route';
import { fen, formatYuan, parseYuan, PlatformError, type Clock, type Db, type Ledger, type MemberId, type Reader } from '../kernel';
import { maskName } from '../members/masks';
import type { MemberTables } from '../members/tables';
import { quoteToWire, type CoinQuotes } from '../coins/createCoinQuotes';
import type { CoinTransfer, CoinWallet } from './createCoinWallet';
import type { DepositService } from './createDepositService';
import type { Disputes } from './createDisputes';
import type { DepositOrder } from './orderRows';
import { needsPayer } from './placeOrder';
import type { FundsTables } from './tables';
import { toWireOrder, type PromotionTitle } from './wireOrder';
import { sql } from 'kysely';

const DAYS = 30;
/** Number of latest orders measured per deposit method, and the minimum for a result. */
const ORDERS_MEASURED = 100;
const ORDERS_NEEDED = 10;
const SHARE = 0.9;

/**
 * Returns, by deposit method, the seconds within which nine of ten of the latest deposits of 30 days were credited.
 * Methods with fewer than 10 deposits are left out, and so are disputed orders.
 */
async function readArrivals(reader: Reader, now: Date): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - DAYS * 24 * 60 * 60_000);
  const { rows } = await sql<{ code: string; seconds: number }>`
    select code, ceil(percentile_disc(${SHARE}::float8) within group (order by seconds))::integer as seconds
    from payment_type cross join lateral (
      select extract(epoch from credited_at - created_at) as seconds from deposit_order o
      where o.type = code and o.state = 'credited' and credited_at > ${since}
        and not exists (select 1 from deposit_dispute d where d.order_id = o.order_id)
      order by credited_at desc limit ${ORDERS_MEASURED}
    ) newest
    group by code having count(*) >= ${ORDERS_NEEDED}`.execute(reader);
  return new Map(rows.map(({ code, seconds }) => [code, seconds]));
}

/** Size limit of a request: the largest picture in base64, plus the other fields. */
const PICTURE_BODY_BYTES = 3 * 1024 * 1024;

export function fundsRoutes({
  db,
  ledger,
  clock,
  deposits,
  disputes,
  version,
  coinWallet,
  quotes,
  promotionTitle,
  cashierUrl,
}: {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly deposits: DepositService;
  readonly disputes: Disputes;
  /** Returns the number of the member's last event (`streams`). */
  readonly version: (reader: Reader, memberId: MemberId) => Promise<number>;
  readonly coinWallet: CoinWallet;
  readonly quotes: CoinQuotes;
  readonly promotionTitle: PromotionTitle;
  /** Returns the address at which a cashier ticket opens. */
  readonly cashierUrl: (ticket: string, language: Language) => string;
}): readonly Route[] {
  const tables = db.withTables<FundsTables>();

  const toWire = async (order: DepositOrder, language: Language): Promise<WireDepositOrder> => {
    const { waiting, payee } = await tables
      .selectFrom('payment_type')
      .select(['waiting', 'payee'])
      .where('code', '=', order.type)
      .executeTakeFirstOrThrow();
    const dispute = await disputes.find(db, order.order_id);
    return toWireOrder(order, { waiting, payee, language, nowMs: clock.nowMs(), cashierUrl, dispute, promotionTitle });
  };

  return [
    memberRoute(balanceCall, async ({ withLockMoney }, member) => {
      // Read the version before the balance, so that the balance can only be newer than the version.
      const readVersion = await version(db, member.id);
      const { central, held } = await ledger.balance(db, member.id);
      return {
        balance: formatYuan(central),
        lockMoney: withLockMoney ? formatYuan(held) : '0.00',
        asOf: clock.nowMs(),
        version: readVersion,
      };
    }),

    publicRoute(paymentTypesCall, async (_body, { language }) => {
      const rows = await tables.selectFrom('payment_type').selectAll().orderBy('position').execute();
      const arrivals = await readArrivals(db, clock.now());
      return {
        list: rows.map((row) => ({
          code: row.code,
          name: row.name[language],
          min: formatYuan(fen(row.min_amount)),
          max: formatYuan(fen(row.max_amount)),
          quickAmounts: [...row.quick_amounts],
          payWithinSeconds: row.pay_within_seconds,
          waiting: row.waiting,
          state: row.state,
          recommended: row.is_recommended,
          ...(needsPayer(row.waiting) && { needsPayer: true }),
          channel: row.payee.bank[language],
          isFree: true,
          ...(arrivals.has(row.code) && { arrivesWithinSeconds: arrivals.get(row.code) }),
        })),
      };
    }),

    memberRoute(payCall, async ({ type, amount, promotionId }, member, context) => {
      const parsed = parseYuan(amount);
      if (parsed === null) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      return toWire(await deposits.order(member, { type, amount: parsed, promotionId, key: keyOf(context) }), context.language);
    }),

    memberRoute(depositOrderStatusCall, async (body, member, { language }) => {
      if ('key' in body) {
        const order = await deposits.findByKeyOrClose(member, body.key);
        return order === null ? {} : { order: await toWire(order, language) };
      }
      const order = await deposits.find(member, body.orderId);
      if (order === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_order');
      return { order: await toWire(order, language) };
    }),

    memberRoute(closeOrderCall, async ({ orderId }, member, { language }) => {
      const order = await deposits.close(member, orderId);
      if (order === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_order');
      // The waiting page shows the current order, even when the money arrived before the close.
      return toWire(order, language);
    }),

    memberRoute(claimPaidCall, async ({ orderId }, member, { language }) => {
      const order = await deposits.claimPaid(member, orderId);
      if (order === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_order');
      return toWire(order, language);
    }),

    withBodyLimit(
      memberRoute(disputeOrderCall, async ({ orderId, name, content }, member, { language }) => {
        const order = await disputes.open(member, orderId, { name, content: Buffer.from(content, 'base64') });
        if (order === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_order');
        return toWire(order, language);
      }),
      PICTURE_BODY_BYTES,
    ),

    memberRoute(transferRateCall, async ({ currency, quote }, member) => {
      if (quote === undefined) return { currency, rate: (await quotes.current()).rate };
      const made = await quotes.quote(member);
      return { currency, rate: made.rate, quote: quoteToWire(made) };
    }),

    memberRoute(utcTransferCall, async ({ quoteId, coins }, member, context) => {
      const parsed = parseYuan(coins);
      if (parsed === null) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      const request = { quoteId, coins: parsed, key: keyOf(context) };
      return transferToWire(await quotes.orRenew(member, () => coinWallet.transfer(member, request)));
    }),

    memberRoute(utcTransferOutcomeCall, async ({ key }, member) => {
      const found = await coinWallet.findByKeyOrClose(member, key);
      return found === null ? {} : { transfer: transferToWire(found) };
    }),

    memberRoute(createSignalCodeCall, async ({ orderId }, member) => {
      const code = await deposits.signalCode(member, orderId);
      if (code === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_order');
      return { code };
    }),

    memberRoute(customerInfoCall, async (_body, member) => {
      const { real_name: name } = await db
        .withTables<MemberTables>()
        .selectFrom('member')
        .select('real_name')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      const last = await tables
        .selectFrom('deposit_order')
        .select('type')
        .where('member_id', '=', member.id)
        .where('state', '=', 'credited')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return {
        payer: name === null ? '' : maskName(name),
        ...(last !== undefined && { lastType: last.type }),
        coins: formatYuan(fen(await coinWallet.balance(db, member.id))),
      };
    }),
  ];
}

function transferToWire({ transferId, coins, rate, amount }: CoinTransfer) {
  return { transferId, coins: formatYuan(fen(coins)), rate, amount: formatYuan(amount) };
}
