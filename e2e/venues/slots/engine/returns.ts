import { JACKPOT_TIERS, POOL_TERMS } from './jackpots';
import type { Model } from './models';
import { PAYING_SYMBOLS, type SlotSymbol } from './symbols';

/** An exact part of all stakes: `over / under`. */
export interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * What the lines return. All stops are equally likely, so each row of a reel shows a picture as often as the reel carries it, and each of the
 * ten lines returns the same part of its stake: the sum, over pictures and lengths, of pay × chance.
 */
export function lineReturn({ reels, pays }: Model): Share {
  const under = reels.reduce((product, reel) => product * reel.length, 1);
  let over = 0;
  for (const symbol of PAYING_SYMBOLS) {
    const fits = reels.map((reel) => reel.filter((picture: SlotSymbol) => picture === symbol || picture === 'seal').length);
    const ways = (count: number): number =>
      reels.reduce((product, reel, index) => {
        const fit = fits[index] ?? 0;
        return product * (index < count ? fit : index === count ? reel.length - fit : reel.length);
      }, 1);
    const [three, four, five] = pays[symbol];
    over += three * ways(3) + four * ways(4) + five * ways(5);
  }
  return { over: BigInt(over), under: BigInt(under) };
}

/**
 * What the pools return in the long run: all that stakes put into them, since every pool is won eventually, and the venue's start at each hit.
 * Exactly 1.6 % of real stakes; play money has no part in pools.
 */
export function poolReturn(): Share {
  return JACKPOT_TIERS.map((tier) => POOL_TERMS[tier])
    .map(({ feed, start, stakePerHit }) => addShares({ over: feed, under: 10_000n }, { over: start, under: stakePerHit }))
    .reduce(addShares);
}

export function addShares(one: Share, other: Share): Share {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

/** Percent with two decimals, rounded down so that nothing is promised that isn't returned: 0.97073 is `"97.07"`. */
export function formatPercent({ over, under }: Share): string {
  const hundredths = (over * 10_000n) / under;
  return `${(hundredths / 100n).toString()}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
