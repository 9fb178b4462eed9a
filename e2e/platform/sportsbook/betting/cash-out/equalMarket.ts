import { formatPrice, parseRawPair, rawSidePrice } from '@site/shared/odds';
import { europeanOf } from '../../exact-arithmetic/price';
import { add, compare, divide, multiply, ONE, rational, ZERO, type Rational } from '../../exact-arithmetic/rational';
import { countedOf } from '../../markets/gameIds';
import { lineOf } from '../../markets/line';
import { marketRule, type MarketRule } from '../../markets/marketRules';
import { offeredMarkets, type MatchView, type OfferedMarket } from '../../matches/matchView';
import type { SportsbookSettings } from '../../matches/settings';
import type { Goals } from '../../simulator/course';
import type { LegRow } from '../tickets';

const TWO = rational(2n);
const NO_GOALS: Goals = { home: 0, away: 0 };

/**
 * Returns how likely a leg wins, taken from the market where the same bet could be placed now: the same kind of market
 * for the same part of the match, at a line that means the same from the current score on. q = (1/d) ÷ Σ(1/d) over the
 * selections of that market; for double chance × 2, because two of its three selections always win. Undefined when no
 * such market is open with a price.
 *
 * An in-play handicap of football counts only goals after the bet. There the equal line is the ticket's line plus the
 * side's goal difference since its reference score, which is 0-0 for a bet before the match.
 */
export function chanceOf(leg: LegRow, view: MatchView, nowMs: number, settings: SportsbookSettings): Rational | undefined {
  const { sport } = view.record;
  const rule = marketRule(leg.w, sport, countedOf(leg.line_game_id));
  const side = rule?.sides.get(leg.r);
  // For a 15-minute window it is unknown which of the goals since the bet fell into it.
  if (!rule || side === undefined || rule.period.startsWith('window')) return undefined;
  for (const market of offeredMarkets(view, nowMs, settings, 'all')) {
    const offered = marketRule(market.w, sport, countedOf(market.gameId));
    if (market.state !== 'open' || !offered || !isSameBet(rule, offered)) continue;
    if (!isEqualLine(leg, { rule, side }, market, offered, view.state.score)) continue;
    const r = [...offered.sides].find(([, each]) => each === side)?.[0];
    const chance = r === undefined ? undefined : shareOf(market, r);
    if (chance) return offered.settlement.kind === 'double-chance' ? atMostOne(multiply(chance, TWO)) : chance;
  }
  return undefined;
}

/**
 * Returns true for markets that settle in the same way on the same count of the same part, before the match or in play.
 */
function isSameBet(left: MarketRule, right: MarketRule): boolean {
  return left.period === right.period && isAlike(left.settlement, right.settlement) && isAlike(left.counts, right.counts);
}

/** Compares as JSON, because both come from the same catalog with their fields in the same order. */
function isAlike(left: object, right: object): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function isEqualLine(
  leg: LegRow,
  { rule, side }: { rule: MarketRule; side: string },
  market: OfferedMarket,
  offered: MarketRule,
  score: Goals,
): boolean {
  const [line, now] = [lineOf(rule, side, leg), lineOf(offered, side, market)];
  if (line === null || now === null) return line === now;
  const gained = difference(offered.countsFromBet ? score : NO_GOALS) - difference(rule.countsFromBet ? referenceOf(leg) : NO_GOALS);
  // A goal before its 15-minute window counts in no window, so after a goal the equal line is unknown.
  if (gained !== 0 && offered.period.startsWith('window')) return false;
  return compare(now, add(line, rational(BigInt(side === 'C' ? -gained : gained)))) === 0;
}

function referenceOf({ bet_home, bet_away }: LegRow): Goals {
  return { home: bet_home ?? 0, away: bet_away ?? 0 };
}

function difference({ home, away }: Goals): number {
  return home - away;
}

/**
 * Returns the share of one selection. The inverse prices of a complete market add up to at least 1; a smaller sum means
 * that a price is missing, so there is no result.
 */
function shareOf(market: OfferedMarket, r: string): Rational | undefined {
  const inverse = new Map(market.prices.map((price) => [price.r, inverseOf(market, price.r)]));
  const own = inverse.get(r);
  const all = [...inverse.values()].reduce<Rational>((sum, each) => (each ? add(sum, each) : sum), ZERO);
  return own && compare(all, ONE) >= 0 ? divide(own, all) : undefined;
}

/** Returns 1/d of the price in the market's own format: European, or the Hong Kong price of a raw pair. */
function inverseOf({ format, prices }: OfferedMarket, r: string): Rational | undefined {
  const european =
    format === 'E' ? europeanOf({ type: 'E', text: prices.find((price) => price.r === r)?.ior ?? '' }) : europeanOfPair(prices, r);
  return european && divide(ONE, european);
}

function europeanOfPair([first, second]: OfferedMarket['prices'], r: string): Rational | undefined {
  const pair = parseRawPair(first?.ior ?? '', second?.ior ?? '');
  if (!pair) return undefined;
  return europeanOf({ type: 'H', text: formatPrice(rawSidePrice(first?.r === r ? pair.home : pair.away, 'H')) });
}

function atMostOne(value: Rational): Rational {
  return compare(value, ONE) > 0 ? ONE : value;
}
