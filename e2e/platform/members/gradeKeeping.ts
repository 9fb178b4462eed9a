import { businessDayOf } from '../kernel/businessDay';
import type { Fen } from '../kernel';
import { gradeReached, mustFindGrade } from './grades';

/** A grade is looked at again after this many business days. */
export const KEEP_DAYS = 90;

/** The grade a member holds. */
export interface HeldGrade {
  readonly grade: number;
  /** The highest that all turnover has reached: above `grade` after a fall. */
  readonly reached: number;
  /** From when on turnover counts for keeping it, and when it is looked at again. */
  readonly from: Date;
  readonly until: Date;
}

export type GradeChangeReason = 'reached' | 'kept' | 'fell' | 'regained';

export interface GradeChange {
  readonly reason: GradeChangeReason;
  readonly at: Date;
  readonly held: HeldGrade;
}

/** Turnover at one moment: all of it, and that since the grade was last looked at. */
export interface TurnoverAt {
  readonly all: Fen;
  readonly sinceHeld: Fen;
}

/** Held from this moment on, and through `KEEP_DAYS` business days after its day. */
export function heldFrom(grade: number, reached: number, at: Date): HeldGrade {
  return { grade, reached, from: at, until: businessDayOf(at, -KEEP_DAYS).to };
}

/**
 * The next change of a grade, or null where there is none.
 *
 * | where                                                        | then                                        |
 * |--------------------------------------------------------------|---------------------------------------------|
 * | all turnover has reached a grade as never before             | reached: that grade                         |
 * | it fell, and the turnover since keeps the grade above        | regained: one up                            |
 * | the time is over, and the turnover since keeps the grade     | kept: for as long again                     |
 * | the time is over                                             | fell: one down                              |
 *
 * @param at this moment, or the end of the time where that is over
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
