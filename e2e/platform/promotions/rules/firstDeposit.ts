import type { Fen } from '../../kernel';
import { fen } from '../../kernel';
import { happened, type Evaluation } from './evaluation';

export const FIRST_DEPOSIT_LEAST = fen(10_000n);
export const FIRST_DEPOSIT_MOST_REWARD = fen(88_800n);

/** Reward in percent of the deposit. */
export const FIRST_DEPOSIT_PERCENT = 10n;

/**
 * Evaluates the gift of 10 % of the first credited deposit of ¥100.00 or more, rounded down to the fen, at most
 * ¥888.00. ¥123.45 pays ¥12.34.
 *
 * @param deposit that first deposit; null when there is none. Smaller ones are ignored
 */
export function evaluateFirstDeposit(deposit: Fen | null): Evaluation {
  const conditions = [happened('deposit', deposit !== null)];
  if (deposit === null) return { conditions, payable: null, prospect: null };
  const tenth = fen((deposit * FIRST_DEPOSIT_PERCENT) / 100n);
  const reward = tenth > FIRST_DEPOSIT_MOST_REWARD ? FIRST_DEPOSIT_MOST_REWARD : tenth;
  return { conditions, payable: reward, prospect: reward };
}
