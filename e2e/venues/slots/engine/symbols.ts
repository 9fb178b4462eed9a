/** Paying pictures, in descending order of payout. */
export const PAYING_SYMBOLS = ['seven', 'ingot', 'bell', 'gem', 'lantern', 'lotus', 'coin', 'cloud'] as const;

/**
 * All pictures. The seal matches any picture. It is only on the three middle reels, so a line always counts for the
 * picture on its first reel.
 */
export const SLOT_SYMBOLS = [...PAYING_SYMBOLS, 'seal'] as const;

export type PayingSymbol = (typeof PAYING_SYMBOLS)[number];
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];
