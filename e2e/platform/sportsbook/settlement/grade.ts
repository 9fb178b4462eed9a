import type { Rational } from '../exact-arithmetic/rational';
import type { MarketRule } from '../markets/marketRules';
import type { ResultFacts, Score } from './resultFacts';

/** Result letters of a decided selection. */
export type Grade = 'W' | 'LW' | 'P' | 'LL' | 'L';

/** How a match ended. An abandoned one carries the score it reached; `half` is null where the first half was not finished. */
export interface MatchResult {
  readonly state: 'finished' | 'abandoned';
  readonly half: Score | null;
  readonly final: Score;
  /** What markets on anything but the score need. */
  readonly facts?: ResultFacts;
}

export interface GradedSelection {
  readonly rule: MarketRule;
  readonly side: string;
  /** Signed for the chosen side in handicaps (− gives), for home in three-way handicaps, the total in totals; null without a line. */
  readonly line: Rational | null;
  /** The score at acceptance of a bet taken in play, else null. */
  readonly scoreAtBet: Score | null;
}
