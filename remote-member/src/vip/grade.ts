import { ZERO_FEN, type Fen } from '@site/shared/money';

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
export function nextGrade({ turnover, next }: VipProgress): NextGrade | undefined {
  if (next === undefined) return undefined;
  const isReached = turnover >= next.turnover;
  return {
    level: next.level,
    missing: isReached ? ZERO_FEN : ((next.turnover - turnover) as Fen),
    needed: next.turnover,
    share: isReached ? 1 : turnover / next.turnover,
  };
}
