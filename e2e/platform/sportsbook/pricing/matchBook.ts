import { gradeSelection } from '../settlement/gradeSelection';
import { lineGameId, LINES_PER_MARKET } from '../markets/gameIds';
import { handicapLine, NO_LINE, totalLine, type WireLine } from '../markets/line';
import { marketRule, type MarketRule } from '../markets/marketRules';
import type { Course, Goals } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';
import { diceOf } from '../simulator/random';
import { remainingGoals, type Remainder } from './goalModel';
import { handicapLines, totalLines, type FairLine, type LineSet } from './lines';
import { europeanPrice, rawPair } from './margin';

/** One line of one market, as it is offered at one moment. */
export interface BookMarket extends WireLine {
  readonly gameId: string;
  readonly w: string;
  readonly format: 'raw' | 'E';
  /** In the order they are shown; `ior` is empty where there is no price. */
  readonly prices: readonly { readonly r: string; readonly ior: string }[];
}

/** The columns of the board, and what stands behind "more". */
const MARKETS = {
  before: { board: ['R', 'OU', 'M', 'HR', 'HOU', 'HM'], more: ['DC', 'DNB', 'TS', 'OUH', 'OUC', 'EO', 'T', 'PD', 'HEO', 'HT'] },
  inPlay: { board: ['RE', 'ROU', 'RM', 'HRE', 'HROU', 'HRM'], more: ['RDC', 'RTS', 'ROUH', 'ROUC', 'REO', 'RT', 'RPD'] },
} as const;

export interface BookRequest {
  readonly course: Course;
  readonly state: MatchState;
  /** Match time the prices are made for: the beginning of the current price step. */
  readonly pricedAt: number;
  /** Number of the price step; prices wander a little from step to step. Null: they stand still. */
  readonly step: number | null;
  readonly scope: 'board' | 'all';
  /** Alternative lines beside the main one. */
  readonly hasAlternatives: boolean;
}

/** All markets of a match that can be priced now. Half-time markets are gone when the half is. */
export function makeBook(request: BookRequest): readonly BookMarket[] {
  const { state, scope } = request;
  const set = state.period === 'not-started' ? MARKETS.before : MARKETS.inPlay;
  const match = remainingGoals(request.course, state, 'match', request.pricedAt);
  const half = state.half === null ? remainingGoals(request.course, state, 'half', request.pricedAt) : [];
  return [...set.board, ...(scope === 'all' ? set.more : [])].flatMap((code) => {
    const rule = marketRule(code);
    if (!rule) return [];
    const remainders = rule.period === 'half' ? half : match;
    return remainders.length === 0 ? [] : priceMarket(rule, request, remainders);
  });
}

/** How many markets there are beyond those of the board. */
export function moreMarkets(state: MatchState): number {
  if (state.period === 'finished' || state.period === 'abandoned') return 0;
  return (state.period === 'not-started' ? MARKETS.before : MARKETS.inPlay).more.length;
}

function priceMarket(rule: MarketRule, request: BookRequest, remainders: readonly Remainder[]): readonly BookMarket[] {
  const { state } = request;
  switch (rule.settlement.kind) {
    case 'handicap':
      return pairs(rule, request, handicapLines(remainders), handicapLine);
    case 'total': {
      const { of } = rule.settlement;
      const counted = ({ home, away }: Goals): number => (of === 'both' ? home + away : of === 'home' ? home : away);
      return pairs(rule, request, totalLines(remainders, counted(state.score), counted), totalLine);
    }
    default:
      return [europeanMarket(rule, request, remainders)];
  }
}

/** Thousandths that a raw pair misses to 2. */
const PAIR_MARGIN = { before: 120, inPlay: 140 } as const;
/** Main line and alternatives of one market; team totals have the main line only. */
function pairs(rule: MarketRule, request: BookRequest, lines: LineSet, lineOf: (quarters: number) => WireLine): readonly BookMarket[] {
  const isTeamTotal = rule.settlement.kind === 'total' && rule.settlement.of !== 'both';
  const offered = lines.slice(0, request.hasAlternatives && !isTeamTotal ? LINES_PER_MARKET : 1);
  return offered.flatMap((line, position) => {
    const prices = line && pairPrices(rule, request, line, position);
    if (!prices) return [];
    const gameId = lineGameId(request.course.gameId, { period: rule.period, position });
    return [{ gameId, w: rule.code, format: 'raw', ...lineOf(line.quarters), prices }];
  });
}

function pairPrices(rule: MarketRule, request: BookRequest, line: FairLine, position: number): BookMarket['prices'] | null {
  const wander = 1 + 0.05 * wanderOf(request, rule.code, position);
  const pair = rawPair(line.profit * wander, rule.isInPlay ? PAIR_MARGIN.inPlay : PAIR_MARGIN.before);
  if (!pair) return null;
  // The first side shown is home or over, the second away or under.
  return [...rule.sides.keys()].map((r, index) => ({ r, ior: index === 0 ? pair.home : pair.away }));
}

/** The share of the house in a European market grows with the number of its selections. */
const OVERROUND_PER_SELECTION = 0.022;
const MOST_OVERROUND = 0.18;

function europeanMarket(rule: MarketRule, request: BookRequest, remainders: readonly Remainder[]): BookMarket {
  const overround = Math.min(MOST_OVERROUND, OVERROUND_PER_SELECTION * rule.sides.size);
  const prices = [...rule.sides].map(([r, side]) => {
    const wander = 1 + 0.015 * wanderOf(request, rule.code, r);
    const ior = europeanPrice(probabilityOf(rule, side, request.state, remainders) * wander, overround);
    return { r, ior };
  });
  const gameId = lineGameId(request.course.gameId, { period: rule.period, position: 0 });
  return { gameId, w: rule.code, format: 'E', ...NO_LINE, prices };
}

/** Draws of a market without draws (draw no bet) are left out of account, as they return the stake. */
function probabilityOf(rule: MarketRule, side: string, { score, half }: MatchState, remainders: readonly Remainder[]): number {
  let [won, decided] = [0, 0];
  for (const { home, away, probability } of remainders) {
    const final = { home: score.home + home, away: score.away + away };
    const grade = gradeSelection(
      { rule, side, line: null, scoreAtBet: null },
      { state: 'finished', half: rule.period === 'half' ? final : half, final },
    );
    if (grade === 'W') won += probability;
    if (grade !== 'P') decided += probability;
  }
  return decided === 0 ? 0 : won / decided;
}

/** From −1 to 1, new only every few steps and for each market at another one, so that prices do not all jump together. */
function wanderOf({ course, step }: BookRequest, ...words: readonly (string | number)[]): number {
  if (step === null) return 0;
  const dice = diceOf('pace', course.seed, course.gameId, ...words);
  const [pace, offset] = [2 + dice.below(5), dice.below(6)];
  return diceOf('wander', course.seed, course.gameId, ...words, Math.floor((step + offset) / pace)).next() * 2 - 1;
}
