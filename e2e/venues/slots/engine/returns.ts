import { JACKPOT_TIERS, POOL_TERMS } from './jackpots';
import type { Model } from './models';
import { PAYING_SYMBOLS, type SlotSymbol } from './symbols';

/** Exact share of all stakes: `over / under`. */
export interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * Returns the return of the lines. All stops are equally likely, so each row of a reel shows a picture as often as the
 * reel carries it. Each of the ten lines therefore returns the same share of its stake: the sum of pay × chance over
 * pictures and lengths.
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
 * Returns the long-term return of the pools: everything stakes put into them, because every pool is won eventually,
 * plus the venue's start at each hit. It is exactly 1.6 % of real stakes; play money has no part in pools.
 */
export function poolReturn(): Share {
  return JACKPOT_TIERS.map((tier) => POOL_TERMS[tier])
    .map(({ feed, start, stakePerHit }) => addShares({ over: feed, under: 10_000n }, { over: start, under: stakePerHit }))
    .reduce(addShares);
}

export function addShares(one: Share, other: Share): Share {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

/**
 * Formats percent with two decimals, rounded down so that the stated return is never too high: 0.97073 is `"97.07"`.
 */
export function formatPercent({ over, under }: Share): string {
  const hundredths = (over * 10_000n) / under;
  return `${(hundredths / 100n).toString()}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
