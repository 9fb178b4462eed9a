import type { Share } from './types';

/** What every price is made for, in ten thousandths: 97.5 %. Rounding the price down leaves a little less. */
export const TARGET_RETURN = 9_750n;

const HUNDREDTHS = 100n;

/** The price for a chance, in hundredths, rounded down. */
export function priceOf({ over, under }: Share): bigint {
  return (TARGET_RETURN * HUNDREDTHS * under) / (over * 10_000n);
}

/** What a stake on it returns in the long run at its price: exact. */
export function returnOf({ chance, price }: { readonly chance: Share; readonly price: bigint }): Share {
  return { over: chance.over * price, under: chance.under * HUNDREDTHS };
}

/** Percent with two decimals, rounded down: `"97.47"`. */
export function formatPercent({ over, under }: Share): string {
  return formatHundredths((over * 10_000n) / under);
}

/** `975n` is `"9.75"`. */
export function formatHundredths(hundredths: bigint): string {
  return `${String(hundredths / HUNDREDTHS)}.${String(hundredths % HUNDREDTHS).padStart(2, '0')}`;
}

export function isLess(one: Share, other: Share): boolean {
  return one.over * other.under < other.over * one.under;
}
