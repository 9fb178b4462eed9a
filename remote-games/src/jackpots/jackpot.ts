import { addFen, type Fen } from '@site/shared/money';

/** Tiers of a jackpot, largest first. */
export const JACKPOT_TIERS = ['grand', 'major', 'minor'] as const;
export type JackpotTier = (typeof JACKPOT_TIERS)[number];

export interface TierAmount {
  readonly tier: JackpotTier;
  readonly amount: Fen;
}

export interface JackpotWin {
  /** Account name, masked by the platform. */
  readonly account: string;
  readonly gameName: string;
  readonly tier: JackpotTier;
  readonly amount: Fen;
  /** Server time in milliseconds. */
  readonly at: number;
}

/** Jackpots of one venue, or the sums of all venues. */
export interface Jackpots {
  /** Largest tier first; empty when there is no jackpot. */
  readonly tiers: readonly TierAmount[];
  /** Wins, newest first. */
  readonly wins: readonly JackpotWin[];
}

/** Adds up jackpots by tier and leaves out tiers without a jackpot. */
export function sumTiers(pools: readonly (readonly TierAmount[])[]): readonly TierAmount[] {
  return JACKPOT_TIERS.flatMap((tier) => {
    const amounts = pools.flat().filter((entry) => entry.tier === tier);
    return amounts.length === 0 ? [] : [{ tier, amount: addFen(...amounts.map(({ amount }) => amount)) }];
  });
}

/** Returns the sum of all tiers, or `undefined` when there is no jackpot. */
export function totalOf({ tiers }: Jackpots): Fen | undefined {
  return tiers.length === 0 ? undefined : addFen(...tiers.map(({ amount }) => amount));
}
