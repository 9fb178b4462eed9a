import type { Goals, PartScore, Side } from './course';
import type { Tally } from './play/tally';

/**
 * Period of play. `playing` and `break` belong to sports other than football, where `parts` contains the current part.
 */
export type Period =
  | 'not-started'
  | 'first-half'
  | 'half-time'
  | 'second-half'
  | 'playing'
  | 'break'
  | 'finished'
  | 'interrupted'
  | 'abandoned';

/** State of a match at one moment, as reported by its feed. */
export interface MatchState {
  readonly period: Period;
  /** Match time (see `MatchEvent`). */
  readonly elapsed: number;
  /** Seconds on the board's clock, which stops at half-time and starts the second half at 45:00. */
  readonly clockSeconds: number;
  readonly score: Goals;
  /** Half-time score; null until the first half is over. */
  readonly half: Goals | null;
  readonly reds: Goals;
  readonly yellows: Goals;
  readonly corners: Goals;
  /** Scoring sides, in the order of the goals. */
  readonly scorers: readonly Side[];
  /** Score at the end of each finished 15-minute window; the sixth ends with the match. */
  readonly windows: readonly Goals[];
  /** Corners and cards of the first half; null until it is over. */
  readonly halfCorners: Goals | null;
  readonly halfCards: Goals | null;
  /** Scores of quarters, sets, innings, frames or periods; empty in football. */
  readonly parts: readonly PartScore[];
  /** Number of finished parts. */
  readonly partsOver: number;
  /** Tally of a sport other than football, with everything needed to continue the match; null in football. */
  readonly tally: Tally | null;
  /** Numbers of the winners of an outright. */
  readonly winners: readonly number[];
  /** Match time at which the feed last reported a goal, a red card or a penalty award; null if never. */
  readonly lastDangerSeenAt: number | null;
  /** True when the match was suspended manually and not resumed. */
  readonly isHeld: boolean;
  /** Match time at which play ended permanently. */
  readonly endedAt: number | null;
}
