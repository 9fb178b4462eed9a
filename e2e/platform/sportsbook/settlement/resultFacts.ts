import type { PartScore, Side } from '../simulator/course';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Count beside the goals; `half` is null when the first half was not finished. */
export interface HalfAndFinal {
  readonly half: Score | null;
  readonly final: Score;
}

/** Facts about the end of a match beyond its score, limited to those of its sport. */
export interface ResultFacts {
  /** Scoring sides, in the order of the goals. */
  readonly scorers?: readonly Side[];
  /** Score at the end of each of the first five 15-minute windows, as far as they are over. */
  readonly windows?: readonly Score[];
  readonly corners?: HalfAndFinal;
  readonly cards?: HalfAndFinal;
  /** Scores of quarters, sets, innings, frames or periods; the first `partsOver` of them are finished. */
  readonly parts?: readonly PartScore[];
  readonly partsOver?: number;
  /** Numbers of the competitors that share the first place of an outright. */
  readonly winners?: readonly number[];
}
