import type { LocalName } from '../../kit/protocol';

export const TITLES = ['tower', 'shooter', 'strategy', 'football'] as const;

/** What is played: three simulated e-sports games, and simulated football. */
export type Title = (typeof TITLES)[number];

export type Side = 'home' | 'away';

/** Home first. */
export type Score = readonly [number, number];

/** An invented team. */
export interface Team {
  readonly code: string;
  readonly name: LocalName;
  /** Of 1000: how much the team adds to its chance of each point, or its goals, in percent of the average. */
  readonly attack: number;
  /** Football only: the goals it lets through, in percent of the average. */
  readonly defence: number;
}

/** A match as everyone knows it before it begins. */
export interface Fixture {
  /** `tower-7412345`, and `football-7412345-2` for the matches of a round. */
  readonly matchId: string;
  readonly title: Title;
  readonly home: Team;
  readonly away: Team;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
}

/** How a selection comes out, by the codes of the betting rules: won, half won, level, half lost, lost. */
export type LegResult = 'W' | 'LW' | 'P' | 'LL' | 'L';

/** The chance of each result; together 1. */
export type Chances = Readonly<Record<LegResult, number>>;

/** One thing that can be bet on. `key` tells it from all others of its match. */
export interface Selection {
  readonly key: string;
  readonly market: MarketKind;
  /** Of a map, from 1; 0 for the match. */
  readonly map: number;
  /** In quarters: of a goal, or of a map. Signed for the chosen side in handicaps. 0 where there is none. */
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

/** Of each of both sorts of match, in the order of reading. */
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

/** Null for a text that is no key. */
export function parseSelection(key: string): Selection | null {
  const [, kind, map, line, pick] = KEY.exec(key) ?? [];
  const market = MARKET_KINDS.find((each) => each === kind);
  if (market === undefined || map === undefined || line === undefined || pick === undefined) return null;
  return { key, market, map: Number(map), line: Number(line), pick };
}

/** In quarters, of `m` as the betting rules compute it. */
export function resultOfQuarters(m: number): LegResult {
  if (m >= 2) return 'W';
  if (m === 1) return 'LW';
  if (m === 0) return 'P';
  return m === -1 ? 'LL' : 'L';
}

export function wonOrLost(isWon: boolean): LegResult {
  return isWon ? 'W' : 'L';
}

/** The part of each result in a list of weighted results. */
export function sumChances(weighted: Iterable<readonly [LegResult, number]>): Chances {
  const chances = { W: 0, LW: 0, P: 0, LL: 0, L: 0 };
  for (const [result, chance] of weighted) chances[result] += chance;
  return chances;
}
