import type { Fen } from '../../kernel';
import { happened, type Evaluation } from './evaluation';

export interface NewTaskFacts {
  readonly hasDeposited: boolean;
  readonly hasBet: boolean;
  /** True after a message in a chat room or a round of a game with real money. */
  readonly hasTakenPart: boolean;
}

/**
 * Evaluates the gift for three first steps: a credited deposit, an accepted bet, and a chat message or a game round.
 */
export function evaluateNewTask({ hasDeposited, hasBet, hasTakenPart }: NewTaskFacts, { reward }: { readonly reward: Fen }): Evaluation {
  const conditions = [happened('deposit', hasDeposited), happened('bet', hasBet), happened('part', hasTakenPart)];
  const isReady = conditions.every(({ isMet }) => isMet);
  return { conditions, payable: isReady ? reward : null, prospect: reward };
}
