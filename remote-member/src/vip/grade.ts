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

/** A step of the ladder, and what it brings. */
export interface Grade extends GradeStep {
  /** Percent of turnover given back, such as `1.20`: shown as it came. */
  readonly rebates: Readonly<Record<RebateCategory, string>>;
}

/** Where a member stands on the ladder. */
export interface Standing {
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
export function nextStep({ turnover, next }: Standing): NextStep | undefined {
  if (next === undefined) return undefined;
  const isReached = turnover >= next.turnover;
  return {
    level: next.level,
    missing: isReached ? ZERO_FEN : ((next.turnover - turnover) as Fen),
    needed: next.turnover,
    share: isReached ? 1 : turnover / next.turnover,
  };
}
