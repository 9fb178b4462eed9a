import type { Course, Goals, MatchEvent } from '../simulator/course';
import type { ResultFacts } from '../settlement/resultFacts';
import type { Sport } from '../simulator/sport';
import type { FixedPrices } from '../database/tables';

/** Market fixed by a test suite; null values follow the model. */
export interface FixedMarket {
  readonly gameId: string;
  readonly w: string;
  readonly ratio: string | null;
  readonly strong: 'H' | 'C' | '' | null;
  readonly state: 'open' | 'suspended' | 'closed' | null;
  readonly prices: FixedPrices;
}

/** End of a match as it settles tickets. */
export interface MatchEnd {
  readonly as: 'finished' | 'abandoned';
  readonly atMs: number;
  readonly final: Goals;
  readonly half: Goals | null;
  /** Facts that settle markets beyond the score. */
  readonly facts: ResultFacts;
}

/** Match as stored: the plan and the reported events. Everything else follows from them and the clock. */
export interface MatchRecord {
  readonly gameId: number;
  readonly sport: Sport;
  readonly league: Named;
  readonly home: Named;
  readonly away: Named;
  readonly startsAtMs: number;
  readonly listedAtMs: number;
  readonly course: Course;
  readonly anchor: Anchor;
  /** Events in the order in which they were reported. */
  readonly reported: readonly MatchEvent[];
  readonly fixed: readonly FixedMarket[];
  readonly end: MatchEnd | null;
  readonly revision: number;
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Match time was `elapsed` at `atMs` and runs `speed` times as fast as the clock. */
export interface Anchor {
  readonly atMs: number;
  readonly elapsed: number;
  readonly speed: number;
}

/** Returns the match time at a moment; below 0 before kick-off. */
export function elapsedAt({ atMs, elapsed, speed }: Anchor, nowMs: number): number {
  return elapsed + (nowMs - atMs) * speed;
}
