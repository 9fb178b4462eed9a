/** The pictures that pay, in descending order of payout. */
export const PAYING_SYMBOLS = ['seven', 'ingot', 'bell', 'gem', 'lantern', 'lotus', 'coin', 'cloud'] as const;

/** The seal matches any picture. It is on the three middle reels only, so a line is always that of the picture on its first reel. */
export const SLOT_SYMBOLS = [...PAYING_SYMBOLS, 'seal'] as const;

export type PayingSymbol = (typeof PAYING_SYMBOLS)[number];
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];
