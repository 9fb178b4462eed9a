import type { Title } from './match';

/** A simulated e-sports game: a map is a race of points (towers, rounds or bases), a match the first to win so many maps. */
export interface EsportsTerms {
  readonly bestOf: 3 | 5;
  /** Points that win a map. */
  readonly target: number;
  /** The x of the market "first to x". */
  readonly firstTo: number;
  /** From the start of a map to its first point, and from point to point. */
  readonly pointMs: number;
}

export type EsportsTitle = Exclude<Title, 'football'>;

export const ESPORTS: Readonly<Record<EsportsTitle, EsportsTerms>> = {
  tower: { bestOf: 3, target: 7, firstTo: 3, pointMs: 4000 },
  shooter: { bestOf: 3, target: 9, firstTo: 5, pointMs: 3000 },
  strategy: { bestOf: 5, target: 5, firstTo: 3, pointMs: 4000 },
};

/** Between two maps. */
export const BREAK_MS = 6000;

/** Of 1000: what the team that chose a map has more in each of its points. Home chooses 1 and 3, away 2 and 4; the fifth is no one's. */
export const CHOICE_EDGE = 15;

/** A match of a title begins every so often; the longest takes 204 seconds. */
export const EVERY_MS = 240_000;

/** So that not all titles begin at once. */
export const OFFSETS_MS: Readonly<Record<Title, number>> = { tower: 0, shooter: 80_000, strategy: 160_000, football: 0 };

/** Simulated football: 90 minutes in 117 seconds, with a pause of 8 seconds after the 45th. */
export const FOOTBALL = {
  minutes: 90,
  halfTimeMinute: 45,
  minuteMs: 1300,
  halfTimeMs: 8000,
  /** Of 100,000 in a minute, for average teams: 1.44 goals of the home team and 1.17 of the away team in a match. */
  homeGoals: 1600,
  awayGoals: 1300,
  /** Of 1000 in a minute. They decide nothing that can be bet on. */
  homeCorners: 60,
  awayCorners: 50,
  /** Bets end with this minute. */
  lastBetMinute: 85,
  /** After a goal, bets rest for so many minutes. */
  restMinutes: 2,
} as const;

export const FOOTBALL_MATCHES = 4;

export function isEsports(title: Title): title is EsportsTitle {
  return title !== 'football';
}
