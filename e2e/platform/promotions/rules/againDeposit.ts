import type { Fen } from '../../kernel';
import { fen } from '../../kernel';
import { happened, type Evaluation } from './evaluation';

export const AGAIN_DEPOSIT_LEAST = fen(10_000n);
export const AGAIN_DEPOSIT_MOST_REWARD = fen(28_800n);

/** Reward in percent of the deposit. */
export const AGAIN_DEPOSIT_PERCENT = 5n;

/**
 * Evaluates the gift of 5 % of the largest deposit of the business day after its first, rounded down to the fen, at
 * most ¥288.00. Deposits of 100.00 and then 333.33 pay ¥16.66.
 *
 * @param deposits the day's deposits of ¥100.00 or more, in the order they were credited. Smaller ones are ignored
 */
export function evaluateAgainDeposit([first, ...others]: readonly Fen[]): Evaluation {
  const conditions = [happened('first', first !== undefined), happened('second', others.length > 0)];
  if (others.length === 0) return { conditions, payable: null, prospect: null };
  const largest = others.reduce((most, each) => (each > most ? each : most));
  const share = fen((largest * AGAIN_DEPOSIT_PERCENT) / 100n);
  const reward = share > AGAIN_DEPOSIT_MOST_REWARD ? AGAIN_DEPOSIT_MOST_REWARD : share;
  return { conditions, payable: reward, prospect: reward };
}
