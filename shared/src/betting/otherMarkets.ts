/**
 * The markets of all sports but football. A digit behind the code is the part that counts: 0 the whole match, overtime and extra innings
 * included; its other meanings are the sport's.
 */
import { ODD_EVEN, TEAM_TOTAL, TEAMS, TOTAL, type MarketRow, type Sides } from './marketRow';
import type { MarketKind, MarketPeriod, MarketUnit } from './marketType';

/** A part of the match by the digit of the feed, and what is counted in it. */
interface Part {
  readonly digit: number;
  readonly period: MarketPeriod;
  readonly counts: MarketUnit;
}

/** Each kind of market, with its code before the match and in play. */
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

/** 0 the match, 1 and 2 its halves, 3 to 6 its quarters. */
export const BASKETBALL_MARKETS: readonly MarketRow[] = [
  ...markets(match('points'), ['winner', 'handicap', 'total', 'oddEven', 'homeTotal', 'awayTotal']),
  ...(['half', 'second-half', 'quarter-1', 'quarter-2', 'quarter-3', 'quarter-4'] as const).flatMap((period, index) =>
    markets({ digit: index + 1, period, counts: 'points' }, ['winner', 'handicap', 'total', 'oddEven', 'homeTotal', 'awayTotal']),
  ),
];

/** 0 counts sets, 6 games; 1 to 5 are the sets. */
export const TENNIS_MARKETS: readonly MarketRow[] = [
  ...markets(match('sets'), ['winner', 'handicap', 'total']),
  ...UPTO_5.flatMap((set) => markets({ digit: set, period: `set-${set}`, counts: 'games' }, ['winner'])),
  ...markets({ digit: 6, period: 'match', counts: 'games' }, ['handicap', 'total', 'oddEven']),
];

/** Volleyball and table tennis: as tennis, with points in the place of games. */
export const RALLY_MARKETS: readonly MarketRow[] = [
  ...markets(match('games'), ['winner', 'handicap', 'total']),
  ...UPTO_5.flatMap((game) => markets({ digit: game, period: `game-${game}`, counts: 'points' }, ['winner'])),
  ...markets({ digit: 6, period: 'match', counts: 'points' }, ['handicap', 'total', 'oddEven']),
];

/** Frames. */
export const SNOOKER_MARKETS: readonly MarketRow[] = markets(match('games'), ['winner', 'handicap', 'total', 'oddEven']);

/** Runs; 1 counts the first five innings. */
export const BASEBALL_MARKETS: readonly MarketRow[] = [
  ...markets(match('points'), ['winner', 'handicap', 'total', 'oddEven']),
  ...markets({ digit: 1, period: 'first-five', counts: 'points' }, ['handicap', 'total']),
];

/** Ice hockey, overtime and shoot-out included. */
export const HOCKEY_MARKETS: readonly MarketRow[] = markets(match('goals'), ['winner', 'handicap', 'total', 'oddEven']);
