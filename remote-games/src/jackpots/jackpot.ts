import { addFen, type Fen } from '@site/shared/money';

/** The tiers of a pool, the largest first. */
export const JACKPOT_TIERS = ['grand', 'major', 'minor'] as const;
export type JackpotTier = (typeof JACKPOT_TIERS)[number];

export interface TierAmount {
  readonly tier: JackpotTier;
  readonly amount: Fen;
}

export interface JackpotWin {
  /** Masked by the platform. */
  readonly account: string;
  readonly gameName: string;
  readonly tier: JackpotTier;
  readonly amount: Fen;
  /** Server time in milliseconds. */
  readonly at: number;
}

/** The pools of one venue, or the sums of all. */
export interface Jackpots {
  /** The largest tier first; empty where there is no pool. */
  readonly tiers: readonly TierAmount[];
  /** Newest first. */
  readonly wins: readonly JackpotWin[];
}

/** Adds up pools tier by tier, without tiers that no pool has. */
export function sumTiers(pools: readonly (readonly TierAmount[])[]): readonly TierAmount[] {
  return JACKPOT_TIERS.flatMap((tier) => {
    const amounts = pools.flat().filter((entry) => entry.tier === tier);
    return amounts.length === 0 ? [] : [{ tier, amount: addFen(...amounts.map(({ amount }) => amount)) }];
  });
}

/** The sum of all tiers, or `undefined` where there is no pool. */
export function totalOf({ tiers }: Jackpots): Fen | undefined {
  return tiers.length === 0 ? undefined : addFen(...tiers.map(({ amount }) => amount));
}
