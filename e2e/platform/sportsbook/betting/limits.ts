import { sql } from 'kysely';
import type { Fen, Reader, Trx } from '../../kernel';
import { fen } from '../../kernel';
import { profitPerRisk, winPerStake, type Price } from '../exact/price';
import { compare, divide, floorOf, multiply, ONE, parseDecimal, rational, type Rational } from '../exact/rational';
import type { MarketRule } from '../markets/marketRules';
import { businessDay } from '../simulator/fixtures';
import { LEAGUES } from '../simulator/leagues';
import type { SportsbookTables } from '../tables';

/** What a member may win on one day, in USD, by the class of the bet (specification §9). Casino and financials are limits of venues. */
export const PAYOUT_LIMITS_USD = {
  football: 1_500_000,
  basketball: 1_500_000,
  tennis: 300_000,
  'american-football': 300_000,
  baseball: 300_000,
  'ice-hockey': 300_000,
  rugby: 300_000,
  volleyball: 300_000,
  'other-sports': 200_000,
  'new-markets': 25_000,
} as const;

export type PayoutClass = keyof typeof PAYOUT_LIMITS_USD;

/** Bounds of a stake as typed, in fen. */
export interface StakeBounds {
  readonly min: Fen;
  readonly max: Fen;
}

const YUAN = 100n;
const LOWEST_STAKE = fen(10n * YUAN);
/** Of a main line in a featured league; smaller markets take less. */
const HIGHEST_STAKE_YUAN = 50_000n;
const SMALL_LEAGUE_SHARE = 3n;
const HALF_TIME_SHARE = 2n;

/**
 * The bounds the price comes with. The upper one is whole yuan and falls with the price, so that one bet never wins much more than the
 * highest stake at even money; where the room of the day is less, it follows that.
 *
 * Assumption: bounds depend on league, period and price alone.
 */
export function stakeBounds(
  price: Price,
  { leagueId, period }: { leagueId: number; period: MarketRule['period'] },
  room: Fen,
): StakeBounds {
  const profit = profitPerRisk(price);
  const perStake = winPerStake(price);
  if (!profit || !perStake) return { min: LOWEST_STAKE, max: fen(0n) };
  const isFeatured = LEAGUES.some(({ id, isFeatured: featured }) => id === leagueId && featured);
  const share = (isFeatured ? 1n : SMALL_LEAGUE_SHARE) * (period === 'half' ? HALF_TIME_SHARE : 1n);
  const even = rational(HIGHEST_STAKE_YUAN / share);
  const upper = floorOf(compare(profit, ONE) > 0 ? divide(even, profit) : even);
  const byRoom = floorOf(divide(rational(room, YUAN), perStake));
  return { min: LOWEST_STAKE, max: fen((upper < byRoom ? upper : byRoom) * YUAN) };
}

/** ⌊USD × rate × 100⌋ fen: 25 000 USD at 7.1000 are 177 500 yuan. */
export function payoutLimit(payoutClass: PayoutClass, usdCny: Rational): Fen {
  return fen(floorOf(multiply(rational(BigInt(PAYOUT_LIMITS_USD[payoutClass]) * 100n), usdCny)));
}

/**
 * What the member may still win today in this class: the limit less the to-win of open tickets and the winnings of settled ones. A ticket
 * that is being decided leaves itself out.
 */
export async function payoutRoom(
  reader: Reader,
  {
    memberId,
    payoutClass,
    day,
    usdCny,
    except,
  }: { memberId: number; payoutClass: PayoutClass; day: number; usdCny: Rational; except?: string },
): Promise<Fen> {
  const row = await reader
    .withTables<SportsbookTables>()
    .selectFrom('sb_ticket')
    .select(
      sql<bigint>`coalesce(sum(case
        when state in ('confirming', 'open') then to_win
        when state in ('settled', 'cashed-out') then greatest(payout - risk, 0)
        else 0 end), 0)::bigint`.as('taken'),
    )
    .where('member_id', '=', memberId)
    .where('business_day', '=', day)
    .where('payout_class', '=', payoutClass)
    .where('ticket_id', '!=', except ?? '')
    .executeTakeFirstOrThrow();
  const room = payoutLimit(payoutClass, usdCny) - row.taken;
  return fen(room > 0n ? room : 0n);
}

/** The rate of the business day: whatever it was when somebody first asked on that day, in any process. */
export async function dayRate(trx: Trx, nowMs: number, currentRate: string): Promise<Rational> {
  const day = businessDay(nowMs);
  const db = trx.withTables<SportsbookTables>();
  const find = () => db.selectFrom('sb_day_rate').select('usd_cny').where('business_day', '=', day).executeTakeFirst();
  let row = await find();
  if (row === undefined) {
    await db
      .insertInto('sb_day_rate')
      .values({ business_day: day, usd_cny: currentRate })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await find();
  }
  const rate = row && parseDecimal(row.usd_cny);
  if (!rate) throw new TypeError(`no exchange rate: ${row?.usd_cny ?? 'none'}`);
  return rate;
}
