import type { Counted } from '../markets/gameIds';
import { lineGameId, LINES_PER_MARKET } from '../markets/gameIds';
import { handicapLine, NO_LINE, totalLine, type WireLine } from '../markets/line';
import type { MarketRule } from '../markets/marketRules';
import type { Course } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';
import { diceOf } from '../simulator/random';
import type { FairLine, LineSet } from './lines';
import { europeanPrice, rawPair } from './margin';

/** Line of a market as offered at one moment. */
export interface BookMarket extends WireLine {
  readonly gameId: string;
  readonly w: string;
  /** Counted event, when it is not what decides the match. */
  readonly of?: 'corners' | 'cards';
  readonly format: 'raw' | 'E';
  /** Prices in display order; `ior` is empty when there is no price. */
  readonly prices: readonly { readonly r: string; readonly ior: string }[];
}

export interface BookRequest {
  readonly course: Course;
  readonly state: MatchState;
  /** Match time for which prices are computed: the start of the current price step. */
  readonly pricedAt: number;
  /** Number of the price step; prices move a little from step to step. Null when they do not move. */
  readonly step: number | null;
  /** Markets to compute: the columns of the board, all, or a single one. */
  readonly scope: 'board' | 'all' | { readonly only: string };
  /** True when alternative lines are offered beside the main one. */
  readonly hasAlternatives: boolean;
}

/** Margin of a raw pair, as the thousandths by which its sum is below 2. */
const PAIR_MARGIN = { before: 120, inPlay: 140 } as const;

/**
 * Returns the main line and the alternatives of one market; corners, cards, parts and team totals have only the main
 * line.
 */
export function pairMarkets(rule: MarketRule, request: BookRequest, lines: LineSet): readonly BookMarket[] {
  const isTotal = rule.settlement.kind === 'total';
  const isTeamTotal = rule.settlement.kind === 'total' && rule.settlement.of !== 'both';
  const isMain = rule.counts.of === 'score' && (rule.period === 'match' || rule.period === 'half') && !isTeamTotal;
  return lines.slice(0, request.hasAlternatives && isMain ? LINES_PER_MARKET : 1).flatMap((line, position) => {
    const prices = line && pairPrices(rule, request, line, position);
    if (!prices) return [];
    const wire = isTotal ? totalLine(line.quarters) : handicapLine(line.quarters);
    return [{ ...named(rule, request.course, position), format: 'raw', ...wire, prices }];
  });
}

function pairPrices(rule: MarketRule, request: BookRequest, line: FairLine, position: number): BookMarket['prices'] | null {
  const wander = 1 + 0.05 * wanderOf(request, ...wordsOf(rule), position);
  const pair = rawPair(line.profit * wander, rule.isInPlay ? PAIR_MARGIN.inPlay : PAIR_MARGIN.before);
  if (!pair) return null;
  // The first side in display order is home or over, the second away or under.
  return [...rule.sides.keys()].map((r, index) => ({ r, ior: index === 0 ? pair.home : pair.away }));
}

/** Operator's margin in a European market, which grows with the number of selections. */
const OVERROUND_PER_SELECTION = 0.022;
const MOST_OVERROUND = 0.18;

/**
 * Builds a market at European prices.
 *
 * @param chances chances by side; a selection whose side is missing is not offered at all
 */
export function europeanMarket(
  rule: MarketRule,
  request: BookRequest,
  chances: ReadonlyMap<string, number>,
  line: WireLine = NO_LINE,
): BookMarket {
  const offered = [...rule.sides].filter(([, side]) => chances.has(side));
  const overround = Math.min(MOST_OVERROUND, OVERROUND_PER_SELECTION * offered.length);
  const prices = offered.map(([r, side]) => {
    const wander = 1 + 0.015 * wanderOf(request, ...wordsOf(rule), r);
    return { r, ior: europeanPrice((chances.get(side) ?? 0) * wander, overround) };
  });
  return { ...named(rule, request.course, 0), format: 'E', ...line, prices };
}

function named(rule: MarketRule, { gameId }: Course, position: number): Pick<BookMarket, 'gameId' | 'w' | 'of'> {
  const period = rule.period === 'half' ? 'half' : 'match';
  const { of } = rule.counts;
  const counted: Counted = of === 'corners' || of === 'cards' ? of : 'goals';
  return { gameId: lineGameId(gameId, { period, position, counted }), w: rule.code, ...(counted === 'goals' ? {} : { of: counted }) };
}

function wordsOf({ code, counts: { of } }: MarketRule): readonly string[] {
  return of === 'corners' || of === 'cards' ? [code, of] : [code];
}

/**
 * Returns a deviation from −1 to 1. It changes every few steps, at different steps for each market, so that prices do
 * not all jump together.
 */
function wanderOf({ course, step }: BookRequest, ...words: readonly (string | number)[]): number {
  if (step === null) return 0;
  const dice = diceOf('pace', course.seed, course.gameId, ...words);
  const [pace, offset] = [2 + dice.below(5), dice.below(6)];
  return diceOf('wander', course.seed, course.gameId, ...words, Math.floor((step + offset) / pace)).next() * 2 - 1;
}
