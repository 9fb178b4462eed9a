/** Figures of a bank card. */
export const CARD_LENGTH = { min: 16, max: 19 } as const;

/** What the inputs for a coin address and an Alipay account take. */
export const ADDRESS_MAX_LENGTH = 64;
export const ALIPAY_MAX_LENGTH = 40;
