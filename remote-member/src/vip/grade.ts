import { subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';

/** Categories with rebates of their own, in the order in which they are shown. */
export const REBATE_CATEGORIES = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fishing'] as const;
export type RebateCategory = (typeof REBATE_CATEGORIES)[number];

export interface GradeThreshold {
  readonly level: number;
  readonly name: string;
  /** Valid turnover that reaches the grade. */
  readonly turnover: Fen;
}

export interface GradeGifts {
  /** Gift paid once, for reaching the grade. */
  readonly level: Fen;
  /** Total deposits that the level gift requires; `undefined` when it requires none. */
  readonly deposit: Fen | undefined;
  /** Gift paid for each week whose valid turnover reaches `weeklyTurnover`. */
  readonly weekly: Fen;
  readonly weeklyTurnover: Fen;
  /** Gift paid once a year, in the month of the birthday. */
  readonly birthday: Fen;
}

/** Highest and lowest rebate of a category over all grades, in percent, shown as received. */
export interface RebateRange {
  readonly category: RebateCategory;
  readonly high: string;
  readonly low: string;
}

export interface Grade extends GradeThreshold {
  /** `undefined` for a grade without gifts. */
  readonly gifts: GradeGifts | undefined;
  /** Valid turnover of 90 business days that keeps the grade; `undefined` for the first grade, which cannot be lost. */
  readonly keep: Fen | undefined;
  /** Number and amount of withdrawals allowed on one business day. */
  readonly withdrawals: { readonly count: number; readonly amount: Fen };
  /** Rebates in percent of turnover, such as `1.20`, shown as received. */
  readonly rebates: Readonly<Record<RebateCategory, string>>;
}

export interface VipProgress {
  readonly level: number;
  readonly turnover: Fen;
  /** `undefined` in the highest grade. */
  readonly next: GradeThreshold | undefined;
  /** Turnover that keeps the current grade; `undefined` in the first one. */
  readonly keep: DueTurnover | undefined;
  /** Turnover that regains the grade above after a downgrade. */
  readonly regain: DueTurnover | undefined;
}

/** Turnover required until a moment, with the part that is done. */
export interface DueTurnover {
  readonly done: Fen;
  readonly needed: Fen;
  readonly until: number;
}

/** Returns the missing part of a due turnover. */
export function missingOf({ done, needed }: DueTurnover): Fen {
  return done >= needed ? ZERO_FEN : subtractFen(needed, done);
}

export interface GradeChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly reason: 'reached' | 'kept' | 'fell' | 'regained';
}

export interface NextGrade {
  readonly level: number;
  /** Turnover still missing; 0 when it is reached but the platform has not raised the grade yet. */
  readonly missing: Fen;
  readonly needed: Fen;
  /** Share reached, 0 to 1. */
  readonly share: number;
}

/** @returns `undefined` in the highest grade */
export function nextGrade({ turnover, next }: Pick<VipProgress, 'turnover' | 'next'>): NextGrade | undefined {
  if (next === undefined) return undefined;
  const isReached = turnover >= next.turnover;
  return {
    level: next.level,
    missing: isReached ? ZERO_FEN : ((next.turnover - turnover) as Fen),
    needed: next.turnover,
    share: isReached ? 1 : turnover / next.turnover,
  };
}
