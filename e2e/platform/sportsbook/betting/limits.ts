import { sql } from 'kysely';
import { businessDay } from '@site/shared/calendar';
import type { Fen, Reader, Trx } from '../../kernel';
import { fen, readDayRate } from '../../kernel';
import { profitPerRisk, winPerStake, type Price } from '../exact-arithmetic/price';
import { compare, divide, floorOf, multiply, ONE, parseDecimal, rational, ZERO, type Rational } from '../exact-arithmetic/rational';
import type { MarketRule } from '../markets/marketRules';
import { LEAGUES } from '../simulator/leagues';
import { PLAYED_LEAGUES } from '../simulator/playedLeagues';
import type { SportsbookTables } from '../database/tables';
import { PAYOUT_LIMITS_USD, type PayoutClass } from './payoutClass';
import { bestWinPerStake, type Wager } from './wager';

/** Bounds of a typed stake, in fen. */
export interface StakeBounds {
  readonly min: Fen;
  readonly max: Fen;
}

const YUAN = 100n;
/** Lowest stake of a single or a parlay. */
export const LOWEST_STAKE = fen(10n * YUAN);
/** Lowest unit stake of a system, which is bet on every line. */
const LOWEST_UNIT_STAKE = fen(2n * YUAN);
/** Highest stake on a main line in a featured league; smaller markets take less. */
const HIGHEST_STAKE_YUAN = 50_000n;
const FEATURED_LEAGUES: ReadonlySet<number> = new Set(
  [...LEAGUES, ...Object.values(PLAYED_LEAGUES).flat()].filter(({ isFeatured }) => isFeatured).map(({ id }) => id),
);
const SMALL_LEAGUE_SHARE = 3n;
const HALF_TIME_SHARE = 2n;
/** Highest win of one parlay or system, even when its price would allow more. */
const HIGHEST_COMBINED_WIN_YUAN = 1_000_000n;

/** Properties that determine the highest stake of a selection. */
export interface StakePlace {
  readonly leagueId: number;
  readonly period: MarketRule['period'];
}

/**
 * Returns the stake bounds of a single. The upper bound is in whole yuan and falls with the price, so that one bet
 * never wins much more than the highest stake at even money. It also respects the remaining payout limit of the day.
 *
 * Assumption: bounds depend on league, period and price alone.
 */
export function stakeBounds(price: Price, place: StakePlace, room: Fen): StakeBounds {
  const profit = profitPerRisk(price);
  const perStake = winPerStake(price);
  if (!profit || !perStake) return { min: LOWEST_STAKE, max: fen(0n) };
  const even = stakeAtEvenMoney(place);
  const upper = floorOf(compare(profit, ONE) > 0 ? divide(even, profit) : even);
  return { min: LOWEST_STAKE, max: wholeYuan([upper, floorOf(divide(rational(room, YUAN), perStake))]) };
}

/**
 * Returns the bounds of a parlay's stake or a system's unit stake. The upper bound is the lowest limit of its legs at
 * even money, reduced so that a full win exceeds neither the highest combined win nor the remaining payout limit of the
 * day. A leg without a price sets it to 0.
 *
 * Assumption: the highest combined win and the lowest unit stake are settings of the operator.
 */
export function combinationBounds(wager: Wager, places: readonly StakePlace[], room: Fen): StakeBounds {
  const min = wager.mode === 'system' ? LOWEST_UNIT_STAKE : LOWEST_STAKE;
  const best = bestWinPerStake(wager);
  if (!best || compare(best, ZERO) <= 0) return { min, max: fen(0n) };
  const byLeg = places.map((place) => floorOf(stakeAtEvenMoney(place)));
  const byWin = [rational(HIGHEST_COMBINED_WIN_YUAN), rational(room, YUAN)].map((win) => floorOf(divide(win, best)));
  return { min, max: wholeYuan([...byLeg, ...byWin]) };
}

function stakeAtEvenMoney({ leagueId, period }: StakePlace): Rational {
  const share = (FEATURED_LEAGUES.has(leagueId) ? 1n : SMALL_LEAGUE_SHARE) * (period === 'half' ? HALF_TIME_SHARE : 1n);
  return rational(HIGHEST_STAKE_YUAN / share);
}

function wholeYuan(candidates: readonly bigint[]): Fen {
  return fen(candidates.reduce((lowest, each) => (each < lowest ? each : lowest)) * YUAN);
}

/** Returns ⌊USD × rate × 100⌋ fen: 25,000 USD at 7.1000 are 177,500 yuan. */
export function payoutLimit(payoutClass: PayoutClass, usdCny: Rational): Fen {
  return fen(floorOf(multiply(rational(BigInt(PAYOUT_LIMITS_USD[payoutClass]) * 100n), usdCny)));
}

export interface RoomRequest {
  readonly memberId: number;
  readonly payoutClass: PayoutClass;
  readonly day: number;
  readonly usdCny: Rational;
  /** Id of the ticket that is being decided, which does not count. */
  readonly except?: string;
}

/**
 * Returns how much the member may still win today in this class: the limit minus the possible wins of open tickets and
 * the winnings of closed ones.
 */
export async function payoutRoom(reader: Reader, { memberId, payoutClass, day, usdCny, except }: RoomRequest): Promise<Fen> {
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

/** Returns the exchange rate of the business day that contains this moment. */
export async function dayRate(trx: Trx, nowMs: number, currentRate: string): Promise<Rational> {
  const text = await readDayRate(trx, businessDay(nowMs), currentRate);
  const rate = parseDecimal(text);
  if (!rate) throw new TypeError(`no exchange rate: ${text}`);
  return rate;
}
