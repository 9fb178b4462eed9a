import { floorToFen, mustBeFen, ratio, ZERO_FEN, type Fen } from '@site/shared/money';
import { COMMISSION_STEPS, type CommissionStep } from '@site/shared/wire/partners';

const FEN_PER_YUAN = 100;

/** Basis points in 100 %. */
const WHOLE = 10_000;

/** Returns the minimum valid turnover per day for a step. */
export function leastOf({ leastYuan }: CommissionStep): Fen {
  return mustBeFen(leastYuan * FEN_PER_YUAN);
}

/**
 * Formats a rate in basis points as a percentage.
 *
 * @example percentOf(15) // '0.15'
 */
export function percentOf(rate: number): string {
  return (rate / 100).toFixed(2);
}

/**
 * Returns the commission of a business day: its whole valid turnover at the rate of the highest step that it reaches,
 * rounded down to the fen.
 *
 * @example commissionOf(6_000_000 as Fen) // { rate: 15, amount: 9_000 fen }
 */
export function commissionOf(turnover: Fen): { readonly rate: number; readonly amount: Fen } {
  const step = COMMISSION_STEPS.findLast((each) => turnover >= leastOf(each));
  return step === undefined ? { rate: 0, amount: ZERO_FEN } : { rate: step.rate, amount: floorToFen(turnover, ratio(step.rate, WHOLE)) };
}
