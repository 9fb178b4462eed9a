import type { PartScore, Side } from '../simulator/course';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What was counted beside the goals; `half` is null where the first half was not finished. */
export interface HalfAndFinal {
  readonly half: Score | null;
  readonly final: Score;
}

/** What a match ended with beyond its score: only what its sport has. */
export interface ResultFacts {
  /** The sides that scored, in the order of the goals. */
  readonly scorers?: readonly Side[];
  /** The score at the end of each of the first five quarters of an hour that were over. */
  readonly windows?: readonly Score[];
  readonly corners?: HalfAndFinal;
  readonly cards?: HalfAndFinal;
  /** Quarters, sets, innings, frames, periods; the first `partsOver` of them were finished. */
  readonly parts?: readonly PartScore[];
  readonly partsOver?: number;
  /** Numbers of the competitors that share the one place of an outright. */
  readonly winners?: readonly number[];
}
