import { businessDayOf } from '../kernel/businessDay';
import type { Fen } from '../kernel';
import { gradeReached, mustFindGrade } from './grades';

/** Holding period of a grade in business days, after which it is reviewed. */
export const KEEP_DAYS = 90;

export interface HeldGrade {
  readonly grade: number;
  /** Highest grade reached by total turnover; above `grade` after a downgrade. */
  readonly reached: number;
  /** Holding period: turnover counts from `from`, and the grade is reviewed at `until`. */
  readonly from: Date;
  readonly until: Date;
}

export type GradeChangeReason = 'reached' | 'kept' | 'fell' | 'regained';

export interface GradeChange {
  readonly reason: GradeChangeReason;
  readonly at: Date;
  readonly held: HeldGrade;
}

/** Turnover at one moment: the total, and the part since the last review. */
export interface TurnoverAt {
  readonly all: Fen;
  readonly sinceHeld: Fen;
}

/** Returns a grade held from this moment, through `KEEP_DAYS` business days after its day. */
export function heldFrom(grade: number, reached: number, at: Date): HeldGrade {
  return { grade, reached, from: at, until: businessDayOf(at, -KEEP_DAYS).to };
}

/**
 * Returns the next change of a grade, or null when there is none.
 *
 * | condition                                                         | change                                      |
 * |-------------------------------------------------------------------|---------------------------------------------|
 * | total turnover reaches a grade for the first time                 | reached: that grade                         |
 * | downgraded, and the turnover since then keeps the grade above     | regained: one grade up                      |
 * | holding period over, and the turnover since then keeps the grade  | kept: for another period                    |
 * | holding period over                                               | fell: one grade down                        |
 *
 * @param at now, or the end of the holding period when it is over
 */
export function nextGradeChange(held: HeldGrade, turnover: TurnoverAt, at: Date): GradeChange | null {
  const reached = gradeReached(turnover.all).grade;
  if (reached > held.reached) return { reason: 'reached', at, held: heldFrom(reached, reached, at) };
  const above = held.grade < held.reached ? mustFindGrade(held.grade + 1) : null;
  if (above !== null && turnover.sinceHeld >= above.keep) return { reason: 'regained', at, held: heldFrom(above.grade, held.reached, at) };
  if (at < held.until) return null;
  const isKept = turnover.sinceHeld >= mustFindGrade(held.grade).keep;
  return isKept
    ? { reason: 'kept', at, held: heldFrom(held.grade, held.reached, at) }
    : { reason: 'fell', at, held: heldFrom(held.grade - 1, held.reached, at) };
}
