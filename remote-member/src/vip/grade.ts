import { subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';

/** The categories with rebates of their own, in the order they are shown. */
export const REBATE_CATEGORIES = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fishing'] as const;
export type RebateCategory = (typeof REBATE_CATEGORIES)[number];

/** A grade and the turnover that reaches it. */
export interface GradeThreshold {
  readonly level: number;
  readonly name: string;
  /** The valid turnover that reaches it. */
  readonly turnover: Fen;
}

/** The gifts of a grade. */
export interface GradeGifts {
  /** Paid once, for reaching the grade. */
  readonly level: Fen;
  /** The deposits so far that the level gift requires; `undefined` where it requires none. */
  readonly deposit: Fen | undefined;
  /** Paid for every week whose valid turnover reaches `weeklyTurnover`. */
  readonly weekly: Fen;
  readonly weeklyTurnover: Fen;
  /** Paid once a year, in the month of the birthday. */
  readonly birthday: Fen;
}

/** The highest and the lowest rebate of a category over all grades, in percent: shown as received. */
export interface RebateRange {
  readonly category: RebateCategory;
  readonly high: string;
  readonly low: string;
}

/** A grade with its gifts and rebates. */
export interface Grade extends GradeThreshold {
  /** `undefined` for a grade without gifts. */
  readonly gifts: GradeGifts | undefined;
  /** The valid turnover of 90 business days that keeps it; `undefined` on the first step, which no one falls from. */
  readonly keep: Fen | undefined;
  /** What may be withdrawn on one business day. */
  readonly withdrawals: { readonly count: number; readonly amount: Fen };
  /** Percent of turnover, such as `1.20`: shown as received. */
  readonly rebates: Readonly<Record<RebateCategory, string>>;
}

/** The member's grade and the turnover towards the next one. */
export interface VipProgress {
  readonly level: number;
  /** The member's valid turnover so far. */
  readonly turnover: Fen;
  /** `undefined` in the highest grade. */
  readonly next: GradeThreshold | undefined;
  /** The turnover that keeps the grade that is held; `undefined` on the first step. */
  readonly keep: DueTurnover | undefined;
  /** After a fall, what brings back the grade above. */
  readonly regain: DueTurnover | undefined;
}

/** A turnover that is required until a moment, and how much of it there is. */
export interface DueTurnover {
  readonly done: Fen;
  readonly needed: Fen;
  readonly until: number;
}

/** The part of a due turnover that is still missing. */
export function missingOf({ done, needed }: DueTurnover): Fen {
  return done >= needed ? ZERO_FEN : subtractFen(needed, done);
}

/** One change of the member's grade. */
export interface GradeChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly reason: 'reached' | 'kept' | 'fell' | 'regained';
}

/** What the next grade requires. */
export interface NextGrade {
  readonly level: number;
  /** Turnover still missing; 0 where it is reached and the platform has not raised the grade yet. */
  readonly missing: Fen;
  /** The turnover that reaches the grade. */
  readonly needed: Fen;
  /** The share reached, 0 to 1. */
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
