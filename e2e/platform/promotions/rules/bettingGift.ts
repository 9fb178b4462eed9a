import type { Fen } from '../../kernel';
import { formatYuan } from '../../kernel';
import type { Condition, Evaluation } from './evaluation';

interface Tier {
  readonly turnover: Fen;
  readonly reward: Fen;
}

export interface BettingTiers {
  readonly lower: Tier;
  readonly upper: Tier;
}

/**
 * Evaluates the gift of the highest tier that today's turnover has reached. A member who joins at the lower tier cannot
 * claim the upper one that day.
 */
export function evaluateBettingGift(turnover: Fen, { lower, upper }: BettingTiers): Evaluation {
  const reached = [upper, lower].find((tier) => turnover >= tier.turnover);
  return {
    conditions: [toCondition('lower', lower, turnover), toCondition('upper', upper, turnover)],
    payable: reached?.reward ?? null,
    prospect: (reached ?? lower).reward,
  };
}

function toCondition(name: string, tier: Tier, turnover: Fen): Condition {
  return {
    name,
    done: formatYuan(turnover < tier.turnover ? turnover : tier.turnover),
    needed: formatYuan(tier.turnover),
    isMet: turnover >= tier.turnover,
  };
}
