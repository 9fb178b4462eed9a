import type { Share } from './types';

/** Target return of every price in ten-thousandths: 97.5 %. Rounding the price down leaves slightly less. */
export const TARGET_RETURN = 9_750n;

const HUNDREDTHS = 100n;

/** Returns the price for a chance in hundredths, rounded down. */
export function priceOf({ over, under }: Share): bigint {
  return (TARGET_RETURN * HUNDREDTHS * under) / (over * 10_000n);
}

/** Returns the exact long-term return of a selection at its price. */
export function returnOf({ chance, price }: { readonly chance: Share; readonly price: bigint }): Share {
  return { over: chance.over * price, under: chance.under * HUNDREDTHS };
}

/** Formats percent with two decimals, rounded down: `"97.47"`. */
export function formatPercent({ over, under }: Share): string {
  return formatHundredths((over * 10_000n) / under);
}

/** Formats hundredths: `975n` is `"9.75"`. */
export function formatHundredths(hundredths: bigint): string {
  return `${String(hundredths / HUNDREDTHS)}.${String(hundredths % HUNDREDTHS).padStart(2, '0')}`;
}

export function isLess(one: Share, other: Share): boolean {
  return one.over * other.under < other.over * one.under;
}
