import type { Fen } from '../../kernel';
import { fen, formatYuan } from '../../kernel';
import type { Evaluation } from './evaluation';

interface Tier {
  readonly name: string;
  readonly turnover: Fen;
  readonly reward: Fen;
}

/** Rising. */
export const BETTING_TIERS: readonly [Tier, ...Tier[]] = [
  { name: 'lower', turnover: fen(50_000n), reward: fen(500n) },
  { name: 'upper', turnover: fen(500_000n), reward: fen(5_800n) },
];

/** The gift of the highest tier that today's turnover has reached; who joins at the lower one has had the day's gift. */
export function evaluateBettingGift(turnover: Fen): Evaluation {
  const reached = BETTING_TIERS.filter((tier) => turnover >= tier.turnover).at(-1);
  return {
    conditions: BETTING_TIERS.map((tier) => ({
      name: tier.name,
      done: formatYuan(turnover < tier.turnover ? turnover : tier.turnover),
      needed: formatYuan(tier.turnover),
      isMet: turnover >= tier.turnover,
    })),
    payable: reached?.reward ?? null,
    prospect: (reached ?? BETTING_TIERS[0]).reward,
  };
}
