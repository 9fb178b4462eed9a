import { COMMISSION_STEPS, type CommissionStep } from '@site/shared/wire/partners';
import type { Fen } from '../kernel';
import { fen } from '../kernel';

const FEN_PER_YUAN = 100n;

/** Number of hundredths of a percent in 100 %. */
const WHOLE = 10_000n;

export interface Commission {
  /** Hundredths of a percent. */
  readonly rate: number;
  /** Rounded down to the fen. */
  readonly amount: Fen;
}

/**
 * Computes an agent's commission for one business day: the day's total valid turnover times the rate of the highest
 * step that it reaches. Turnover is never negative, so there is nothing to carry over.
 *
 * @example 60,000.00 yuan at 0.15 %: 90.00 yuan
 */
export function commissionOf(turnover: Fen, steps: readonly CommissionStep[] = COMMISSION_STEPS): Commission {
  const step = steps.findLast(({ leastYuan }) => turnover >= BigInt(leastYuan) * FEN_PER_YUAN);
  const rate = step?.rate ?? 0;
  return { rate, amount: fen((turnover * BigInt(rate)) / WHOLE) };
}
