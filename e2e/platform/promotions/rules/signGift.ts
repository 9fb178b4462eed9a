import type { Fen } from '../../kernel';
import { ZERO_FEN } from '../../kernel';
import type { Evaluation } from './evaluation';

export interface SignFacts {
  /** Which day of the row was claimed today; null where today is still free. */
  readonly today: number | null;
  /** The same of yesterday. */
  readonly yesterday: number | null;
}

/** A row of business days. A missed day and a full row both begin again at day 1. @param rewards what each day of the row pays */
export function evaluateSignGift({ today, yesterday }: SignFacts, { rewards }: { readonly rewards: readonly Fen[] }): Evaluation {
  const claimed = today ?? (yesterday === rewards.length ? 0 : (yesterday ?? 0));
  const next = today ?? claimed + 1;
  const reward = rewards[next - 1] ?? ZERO_FEN;
  const days = rewards.map((amount, index) => ({ day: index + 1, reward: amount, isClaimed: index < claimed }));
  return { conditions: [], payable: reward, prospect: reward, row: { days, next } };
}
