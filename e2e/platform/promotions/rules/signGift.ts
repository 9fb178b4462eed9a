import type { Fen } from '../../kernel';
import { fen, ZERO_FEN } from '../../kernel';
import type { Evaluation } from './evaluation';

/** What each day of the row pays. */
export const SIGN_REWARDS: readonly Fen[] = [100n, 100n, 200n, 200n, 300n, 300n, 888n].map((reward) => fen(reward));

export interface SignFacts {
  /** Which day of the row was claimed today; null where today is still free. */
  readonly today: number | null;
  /** The same of yesterday. */
  readonly yesterday: number | null;
}

/** Seven business days in a row. A missed day and a full row both begin again at day 1. */
export function evaluateSignGift({ today, yesterday }: SignFacts): Evaluation {
  const claimed = today ?? (yesterday === SIGN_REWARDS.length ? 0 : (yesterday ?? 0));
  const next = today ?? claimed + 1;
  const reward = SIGN_REWARDS[next - 1] ?? ZERO_FEN;
  const days = SIGN_REWARDS.map((amount, index) => ({ day: index + 1, reward: amount, isClaimed: index < claimed }));
  return { conditions: [], payable: reward, prospect: reward, row: { days, next } };
}
