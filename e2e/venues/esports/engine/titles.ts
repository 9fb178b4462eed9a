import type { Title } from './match';

/**
 * Rules of a simulated e-sports game. A map is a race of points (towers, rounds or bases); the side that first wins the
 * majority of `bestOf` maps wins the match.
 */
export interface EsportsTerms {
  readonly bestOf: 3 | 5;
  readonly target: number;
  /** Points for the market "first to x". */
  readonly firstTo: number;
  /** Time from the start of a map to its first point, and between points. */
  readonly pointMs: number;
}

export type EsportsTitle = Exclude<Title, 'football'>;

export const ESPORTS: Readonly<Record<EsportsTitle, EsportsTerms>> = {
  tower: { bestOf: 3, target: 7, firstTo: 3, pointMs: 4000 },
  shooter: { bestOf: 3, target: 9, firstTo: 5, pointMs: 3000 },
  strategy: { bestOf: 5, target: 5, firstTo: 3, pointMs: 4000 },
};

export const BREAK_MS = 6000;

/**
 * Advantage in each point for the team that chose the map, in thousandths. Home chooses maps 1 and 3, away 2 and 4; no
 * team chooses the fifth.
 */
export const CHOICE_EDGE = 15;

/** Interval between matches of a title; the longest match takes 204 seconds. */
export const EVERY_MS = 240_000;

/** Offsets that keep titles from starting all at once. */
export const OFFSETS_MS: Readonly<Record<Title, number>> = { tower: 0, shooter: 80_000, strategy: 160_000, football: 0 };

/** Simulated football: 90 minutes take 117 seconds, plus a break of 8 seconds after the 45th. */
export const FOOTBALL = {
  minutes: 90,
  halfTimeMinute: 45,
  minuteMs: 1300,
  halfTimeMs: 8000,
  /**
   * Goal chances per minute for average teams, in hundred-thousandths: 1.44 home goals and 1.17 away goals per match.
   */
  homeGoals: 1600,
  awayGoals: 1300,
  /** Corner chances per minute, in thousandths. Corners do not affect any bet. */
  homeCorners: 60,
  awayCorners: 50,
  lastBetMinute: 85,
  /** Minutes without bets after a goal. */
  restMinutes: 2,
} as const;

export const FOOTBALL_MATCHES = 4;

export function isEsports(title: Title): title is EsportsTitle {
  return title !== 'football';
}
