import type { Fen } from '../../kernel';
import { ZERO_FEN } from '../../kernel';
import type { Evaluation } from './evaluation';

export interface SignFacts {
  /** Day of the row that was claimed today; null while today is unclaimed. */
  readonly today: number | null;
  /** Day of the row that was claimed yesterday; null if none was. */
  readonly yesterday: number | null;
}

/**
 * Evaluates a row of business days. After a missed day or a full row, the row starts again at day 1.
 *
 * @param rewards reward of each day of the row
 */
export function evaluateSignGift({ today, yesterday }: SignFacts, { rewards }: { readonly rewards: readonly Fen[] }): Evaluation {
  const claimed = today ?? (yesterday === rewards.length ? 0 : (yesterday ?? 0));
  const next = today ?? claimed + 1;
  const reward = rewards[next - 1] ?? ZERO_FEN;
  const days = rewards.map((amount, index) => ({ day: index + 1, reward: amount, isClaimed: index < claimed }));
  return { conditions: [], payable: reward, prospect: reward, row: { days, next } };
}
