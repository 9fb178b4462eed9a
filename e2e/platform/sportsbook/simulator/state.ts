import type { Goals, PartScore, Side } from './course';
import type { Tally } from './play/tally';

/** `playing` and `break` are those of other sports: `parts` holds which part it is. */
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

/** A match at one moment, as its feed sees it. */
export interface MatchState {
  readonly period: Period;
  /** Match time, see `MatchEvent`. */
  readonly elapsed: number;
  /** Seconds on the board's clock: it stops at half-time and starts the second half at 45:00. */
  readonly clockSeconds: number;
  readonly score: Goals;
  /** Null until the first half is over. */
  readonly half: Goals | null;
  readonly reds: Goals;
  readonly yellows: Goals;
  readonly corners: Goals;
  /** The sides that scored, in the order of the goals. */
  readonly scorers: readonly Side[];
  /** The score at the end of each quarter of an hour that is over; the sixth ends with the match. */
  readonly windows: readonly Goals[];
  /** Corners and cards of the first half; null until it is over. */
  readonly halfCorners: Goals | null;
  readonly halfCards: Goals | null;
  /** Quarters, sets, innings, frames, periods; none in football. */
  readonly parts: readonly PartScore[];
  /** How many of them are over. */
  readonly partsOver: number;
  /** Of a sport other than football, with all the rules need to play on; null in football. */
  readonly tally: Tally | null;
  /** Numbers of those who have won an outright. */
  readonly winners: readonly number[];
  /** When the feed last learned of a goal, a red card or a penalty award; null if never. */
  readonly lastDangerSeenAt: number | null;
  /** Suspended by hand and not yet resumed. */
  readonly isHeld: boolean;
  /** When play ended permanently. */
  readonly endedAt: number | null;
}
