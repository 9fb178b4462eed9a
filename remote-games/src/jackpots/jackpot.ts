import { addFen, type Fen } from '@site/shared/money';

/** The tiers of a pool, the richest first. */
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
  readonly amount: Fen;
  /** Server time in milliseconds. */
  readonly at: number;
}

/** What stands in the pools of one venue, or of all together. */
export interface Jackpots {
  /** The tiers the platform told, the richest first; none where there is no pool. */
  readonly tiers: readonly TierAmount[];
  /** Newest first. */
  readonly wins: readonly JackpotWin[];
}

/** Adds up pools tier by tier. A tier that no pool has is not there. */
export function sumTiers(pools: readonly (readonly TierAmount[])[]): readonly TierAmount[] {
  return JACKPOT_TIERS.flatMap((tier) => {
    const amounts = pools.flat().filter((one) => one.tier === tier);
    return amounts.length === 0 ? [] : [{ tier, amount: addFen(...amounts.map(({ amount }) => amount)) }];
  });
}

/** What all tiers hold together, or `undefined` where there is no pool. */
export function totalOf({ tiers }: Jackpots): Fen | undefined {
  return tiers.length === 0 ? undefined : addFen(...tiers.map(({ amount }) => amount));
}
