import type { Counted } from '../markets/gameIds';
import { lineGameId, LINES_PER_MARKET } from '../markets/gameIds';
import { handicapLine, NO_LINE, totalLine, type WireLine } from '../markets/line';
import type { MarketRule } from '../markets/marketRules';
import type { Course } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';
import { diceOf } from '../simulator/random';
import type { FairLine, LineSet } from './lines';
import { europeanPrice, rawPair } from './margin';

/** One line of one market, as it is offered at one moment. */
export interface BookMarket extends WireLine {
  readonly gameId: string;
  readonly w: string;
  /** What it counts where that is not what the match is won by. */
  readonly of?: 'corners' | 'cards';
  readonly format: 'raw' | 'E';
  /** In the order they are shown; `ior` is empty where there is no price. */
  readonly prices: readonly { readonly r: string; readonly ior: string }[];
}

export interface BookRequest {
  readonly course: Course;
  readonly state: MatchState;
  /** Match time the prices are made for: the beginning of the current price step. */
  readonly pricedAt: number;
  /** Number of the price step; prices move a little from step to step. Null: they do not move. */
  readonly step: number | null;
  /** The columns of the board, everything, or one market alone. */
  readonly scope: 'board' | 'all' | { readonly only: string };
  /** Alternative lines beside the main one. */
  readonly hasAlternatives: boolean;
}

/** Thousandths that a raw pair misses to 2. */
const PAIR_MARGIN = { before: 120, inPlay: 140 } as const;

/** Main line and alternatives of one market; corners, cards, parts and team totals have the main line only. */
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
  // The first side shown is home or over, the second away or under.
  return [...rule.sides.keys()].map((r, index) => ({ r, ior: index === 0 ? pair.home : pair.away }));
}

/** The share of the house in a European market grows with the number of its selections. */
const OVERROUND_PER_SELECTION = 0.022;
const MOST_OVERROUND = 0.18;

/**
 * A market at European prices.
 *
 * @param chances by side; a selection whose side is missing is not offered at all
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

/** From −1 to 1, new only every few steps and for each market at another one, so that prices do not all jump together. */
function wanderOf({ course, step }: BookRequest, ...words: readonly (string | number)[]): number {
  if (step === null) return 0;
  const dice = diceOf('pace', course.seed, course.gameId, ...words);
  const [pace, offset] = [2 + dice.below(5), dice.below(6)];
  return diceOf('wander', course.seed, course.gameId, ...words, Math.floor((step + offset) / pace)).next() * 2 - 1;
}
