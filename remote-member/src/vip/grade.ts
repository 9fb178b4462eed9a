import { ZERO_FEN, type Fen } from '@site/shared/money';

/** A step of the ladder. */
export interface Grade {
  readonly level: number;
  readonly name: string;
  /** The valid turnover that reaches it. */
  readonly turnover: Fen;
}

/** Where a member stands on the ladder. */
export interface Standing {
  readonly level: number;
  /** The member's valid turnover so far. */
  readonly turnover: Fen;
  /** `undefined` on the last step. */
  readonly next: Grade | undefined;
}

/** What the next step takes. */
export interface NextStep {
  readonly level: number;
  /** Turnover still missing, never below 0: one that has reached the step is on its way up. */
  readonly missing: Fen;
}

/** @returns `undefined` on the last step */
export function nextStep({ turnover, next }: Standing): NextStep | undefined {
  if (next === undefined) return undefined;
  return { level: next.level, missing: turnover >= next.turnover ? ZERO_FEN : ((next.turnover - turnover) as Fen) };
}
