/**
 * The markets of all sports except football. A digit after the code is the part that counts: 0 is the whole match,
 * including overtime and extra innings; the meaning of the others depends on the sport.
 */
import { ODD_EVEN, TEAM_TOTAL, TEAMS, TOTAL, type MarketRow, type Sides } from './marketRow';
import type { MarketKind, MarketPeriod, MarketUnit } from './marketType';

/** A part of the match by the digit of the feed, and what it counts. */
interface Part {
  readonly digit: number;
  readonly period: MarketPeriod;
  readonly counts: MarketUnit;
}

/** Kinds of market with their codes before the match and in play. */
const KINDS = {
  handicap: { kind: 'handicap', before: 'R', inPlay: 'RE', sides: TEAMS },
  total: { kind: 'total', before: 'OU', inPlay: 'ROU', sides: TOTAL },
  winner: { kind: 'result', before: 'M', inPlay: 'RM', sides: TEAMS },
  oddEven: { kind: 'odd-even', before: 'EO', inPlay: 'REO', sides: ODD_EVEN },
  homeTotal: { kind: 'home-total', before: 'OUH', inPlay: 'ROUH', sides: TEAM_TOTAL },
  awayTotal: { kind: 'away-total', before: 'OUC', inPlay: 'ROUC', sides: TEAM_TOTAL },
} as const satisfies Record<string, { kind: MarketKind; before: string; inPlay: string; sides: Sides }>;

type KindName = keyof typeof KINDS;

function markets(part: Part, names: readonly KindName[]): readonly MarketRow[] {
  return names.flatMap((name) => {
    const { kind, before, inPlay, sides } = KINDS[name];
    const { digit, period, counts } = part;
    return [
      { code: `${before}${digit}`, kind, period, when: 'before', counts, letters: 'lettered', sides },
      { code: `${inPlay}${digit}`, kind, period, when: 'in-play', counts, letters: 'lettered', sides },
    ] as const;
  });
}

const match = (counts: MarketUnit): Part => ({ digit: 0, period: 'match', counts });
const UPTO_5 = [1, 2, 3, 4, 5] as const;

/** Digits: 0 is the match, 1 and 2 its halves, 3 to 6 its quarters. */
export const BASKETBALL_MARKETS: readonly MarketRow[] = [
  ...markets(match('points'), ['winner', 'handicap', 'total', 'oddEven', 'homeTotal', 'awayTotal']),
  ...(['half', 'second-half', 'quarter-1', 'quarter-2', 'quarter-3', 'quarter-4'] as const).flatMap((period, index) =>
    markets({ digit: index + 1, period, counts: 'points' }, ['winner', 'handicap', 'total', 'oddEven', 'homeTotal', 'awayTotal']),
  ),
];

/** Digits: 0 counts sets, 6 games; 1 to 5 are the sets. */
export const TENNIS_MARKETS: readonly MarketRow[] = [
  ...markets(match('sets'), ['winner', 'handicap', 'total']),
  ...UPTO_5.flatMap((set) => markets({ digit: set, period: `set-${set}`, counts: 'games' }, ['winner'])),
  ...markets({ digit: 6, period: 'match', counts: 'games' }, ['handicap', 'total', 'oddEven']),
];

/** Markets of volleyball and table tennis: as in tennis, with points instead of games. */
export const RALLY_MARKETS: readonly MarketRow[] = [
  ...markets(match('games'), ['winner', 'handicap', 'total']),
  ...UPTO_5.flatMap((game) => markets({ digit: game, period: `game-${game}`, counts: 'points' }, ['winner'])),
  ...markets({ digit: 6, period: 'match', counts: 'points' }, ['handicap', 'total', 'oddEven']),
];

export const SNOOKER_MARKETS: readonly MarketRow[] = markets(match('games'), ['winner', 'handicap', 'total', 'oddEven']);

/** Markets that count runs; the digit 1 counts the first five innings. */
export const BASEBALL_MARKETS: readonly MarketRow[] = [
  ...markets(match('points'), ['winner', 'handicap', 'total', 'oddEven']),
  ...markets({ digit: 1, period: 'first-five', counts: 'points' }, ['handicap', 'total']),
];

/** Markets of ice hockey, including overtime and shoot-out. */
export const HOCKEY_MARKETS: readonly MarketRow[] = markets(match('goals'), ['winner', 'handicap', 'total', 'oddEven']);
