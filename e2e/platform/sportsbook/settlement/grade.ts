import type { Rational } from '../exact-arithmetic/rational';
import type { MarketRule } from '../markets/marketRules';
import type { ResultFacts, Score } from './resultFacts';

/** Result code of a decided selection. */
export type Grade = 'W' | 'LW' | 'P' | 'LL' | 'L';

/**
 * Result of a match. An abandoned one has the score it reached; `half` is null when the first half was not finished.
 */
export interface MatchResult {
  readonly state: 'finished' | 'abandoned';
  readonly half: Score | null;
  readonly final: Score;
  /** Facts for markets that depend on more than the score. */
  readonly facts?: ResultFacts;
}

export interface GradedSelection {
  readonly rule: MarketRule;
  readonly side: string;
  /**
   * Line: signed for the chosen side in handicaps (− gives), for home in three-way handicaps, the total in totals; null
   * without a line.
   */
  readonly line: Rational | null;
  /** Score when a bet in play was accepted, otherwise null. */
  readonly scoreAtBet: Score | null;
}
