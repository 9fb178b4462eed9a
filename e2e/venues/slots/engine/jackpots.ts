import type { Fen } from '../../kit/money';
import type { JackpotTier } from '../../kit/operator';

export const JACKPOT_TIERS = ['grand', 'major', 'minor'] as const satisfies readonly JackpotTier[];

/** Bank's terms for a venue's pools, on which the game's stated return is based. */
interface PoolTerms {
  /** Hundredths of a percent of each real stake that go into the pool. */
  readonly feed: bigint;
  /** Amount the venue puts into the pool initially and after every hit. */
  readonly start: Fen;
  /** Average stake between two hits, independent of the number of rounds. */
  readonly stakePerHit: Fen;
}

/**
 * Terms of all pools. The venue's own share is the same in all three: a start is 0.2 % of the stake between two hits.
 */
export const POOL_TERMS: Readonly<Record<JackpotTier, PoolTerms>> = {
  grand: { feed: 50n, start: 888_800n, stakePerHit: 444_400_000n },
  major: { feed: 30n, start: 88_800n, stakePerHit: 44_400_000n },
  minor: { feed: 20n, start: 8_800n, stakePerHit: 4_400_000n },
};

/**
 * Returns the pool that a round hits, from one draw that is independent of the reels. The chance is `stake /
 * stakePerHit`, so ten rounds of one yuan have the chance of one round of ten yuan: a stake of 100.00 hits the smallest
 * pool once in 440 rounds, one of 0.50 once in 88,000.
 *
 * @param draw from 0 inclusive to 1 exclusive
 */
export function drawJackpot(stake: Fen, draw: number): JackpotTier | null {
  let below = 0;
  for (const tier of JACKPOT_TIERS) {
    below += Number(stake) / Number(POOL_TERMS[tier].stakePerHit);
    if (draw < below) return tier;
  }
  return null;
}
