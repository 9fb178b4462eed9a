import { ZERO_FEN, type Fen } from '@site/shared/money';

/** What of a member's turnover is given back apart, in the order it is told. */
export const REBATE_CATEGORIES = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fishing'] as const;
export type RebateCategory = (typeof REBATE_CATEGORIES)[number];

/** A step of the ladder. */
export interface GradeStep {
  readonly level: number;
  readonly name: string;
  /** The valid turnover that reaches it. */
  readonly turnover: Fen;
}

/** What a step gives besides rebates. */
export interface GradeGifts {
  /** For reaching it, once. */
  readonly level: Fen;
  /** All deposits so far that the gift for reaching it asks for; `undefined` where it asks for none. */
  readonly deposit: Fen | undefined;
  /** Of every week whose valid turnover reaches `weeklyTurnover`. */
  readonly weekly: Fen;
  readonly weeklyTurnover: Fen;
}

/** The highest and the lowest rebate of a category over all steps, in percent: shown as they came. */
export interface RebateRange {
  readonly category: RebateCategory;
  readonly high: string;
  readonly low: string;
}

/** A step of the ladder, and what it brings. */
export interface Grade extends GradeStep {
  /** `undefined` on a step without. */
  readonly gifts: GradeGifts | undefined;
  /** Percent of turnover given back, such as `1.20`: shown as it came. */
  readonly rebates: Readonly<Record<RebateCategory, string>>;
}

/** Where a member stands on the ladder. */
export interface VipProgress {
  readonly level: number;
  /** The member's valid turnover so far. */
  readonly turnover: Fen;
  /** `undefined` on the last step. */
  readonly next: GradeStep | undefined;
}

/** What the next step takes. */
export interface NextStep {
  readonly level: number;
  /** Turnover still missing, never below 0: one that has reached the step is on its way up. */
  readonly missing: Fen;
  /** All the turnover it takes. */
  readonly needed: Fen;
  /** How much of it is done, 0 to 1. */
  readonly share: number;
}

/** @returns `undefined` on the last step */
export function nextStep({ turnover, next }: VipProgress): NextStep | undefined {
  if (next === undefined) return undefined;
  const isReached = turnover >= next.turnover;
  return {
    level: next.level,
    missing: isReached ? ZERO_FEN : ((next.turnover - turnover) as Fen),
    needed: next.turnover,
    share: isReached ? 1 : turnover / next.turnover,
  };
}
