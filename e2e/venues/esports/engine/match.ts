import type { LocalName } from '../../kit/protocol';

export const TITLES = ['tower', 'shooter', 'strategy', 'football'] as const;

/** Kind of simulated match: three e-sports games, and football. */
export type Title = (typeof TITLES)[number];

export type Side = 'home' | 'away';

/** Home score first. */
export type Score = readonly [number, number];

export interface Team {
  readonly code: string;
  readonly name: LocalName;
  /** E-sports: amount added to the chance of each point, in thousandths. Football: goals in percent of the average. */
  readonly attack: number;
  /** Football only: goals conceded in percent of the average. */
  readonly defence: number;
}

/** Public data of a match before it starts. */
export interface Fixture {
  /** Id such as `tower-7412345`; `football-7412345-2` for the matches of a round. */
  readonly matchId: string;
  readonly title: Title;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: number;
}

/** Result of a selection, in the codes of the betting rules: won, half won, push, half lost, lost. */
export type LegResult = 'W' | 'LW' | 'P' | 'LL' | 'L';

/** Chance of each result; they sum to 1. */
export type Chances = Readonly<Record<LegResult, number>>;

/** One possible bet; `key` is unique within its match. */
export interface Selection {
  readonly key: string;
  readonly market: MarketKind;
  /** Number of the map, from 1; 0 for the whole match. */
  readonly map: number;
  /** Line in quarters of a goal or map; signed for the chosen side in handicaps; 0 when the market has none. */
  readonly line: number;
  /** `home`, `away`, `draw`, `over`, `under`, `yes`, `no`, a score such as `2-1`, or `other`. */
  readonly pick: string;
}

export const MARKET_KINDS = [
  'winner',
  'handicap',
  'total',
  'exact',
  'map_winner',
  'first_to',
  'result',
  'goal_handicap',
  'goal_total',
  'both_score',
  'correct_score',
] as const;

export type MarketKind = (typeof MARKET_KINDS)[number];

/** Markets of each type of match, in reading order. */
export const ESPORTS_KINDS = ['winner', 'handicap', 'total', 'exact', 'map_winner', 'first_to'] as const satisfies readonly MarketKind[];
export const FOOTBALL_KINDS = [
  'result',
  'goal_handicap',
  'goal_total',
  'both_score',
  'correct_score',
] as const satisfies readonly MarketKind[];

export function aSelection(market: MarketKind, pick: string, { map = 0, line = 0 }: { map?: number; line?: number } = {}): Selection {
  return { key: `${market}:${String(map)}:${String(line)}:${pick}`, market, map, line, pick };
}

const KEY = /^([a-z_]+):(\d):(-?\d{1,3}):([a-z]+|\d{1,2}-\d{1,2})$/;

/** Parses a selection key; returns null for any other text. */
export function parseSelection(key: string): Selection | null {
  const [, kind, map, line, pick] = KEY.exec(key) ?? [];
  const market = MARKET_KINDS.find((each) => each === kind);
  if (market === undefined || map === undefined || line === undefined || pick === undefined) return null;
  return { key, market, map: Number(map), line: Number(line), pick };
}

/** Converts the margin `m` of the betting rules, in quarters, to a result. */
export function resultOfQuarters(m: number): LegResult {
  if (m >= 2) return 'W';
  if (m === 1) return 'LW';
  if (m === 0) return 'P';
  return m === -1 ? 'LL' : 'L';
}

export function wonOrLost(isWon: boolean): LegResult {
  return isWon ? 'W' : 'L';
}

export function sumChances(weighted: Iterable<readonly [LegResult, number]>): Chances {
  const chances = { W: 0, LW: 0, P: 0, LL: 0, L: 0 };
  for (const [result, chance] of weighted) chances[result] += chance;
  return chances;
}
