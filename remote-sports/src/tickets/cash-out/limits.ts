/** An offer is renewed this long before it expires, so that a press finds one that still stands. */
export const OFFER_RENEWAL_MS = 1_000;
/** While an offer is suspended, or could not be had, it is asked for again after this. */
export const OFFER_RETRY_MS = 3_000;

/** The platform decides at the deadline; asking a moment later finds the answer there. */
export const DEADLINE_GRACE_MS = 300;
/** Before the first question about an early payment whose answer is not known: a slow first answer may still come by itself. */
export const OUTCOME_FIRST_DELAY_MS = 500;
/** Each further question waits twice as long as the one before, up to this. */
export const OUTCOME_MAX_DELAY_MS = 8_000;
