import { mustBeFen, type Fen } from '@site/shared/money';

/** Implements R-SLIP-21, R-CONST-21. */
export const SLIP_MAX_ENTRIES = 10;

/** A parlay of one leg would be a single. */
export const PARLAY_MIN_LEGS = 2;

/** What one press puts into the stake, in fen. */
export const QUICK_STAKES: readonly Fen[] = [10_000, 50_000, 100_000, 500_000].map(mustBeFen);

/** How much of the European price the tolerance policy lets go, as the platform's setting has it. */
export const TOLERANCE_PERCENT = 2;

/** A price that moves again within this time is asked for once. */
export const QUOTE_DEBOUNCE_MS = 150;
/** A quote is renewed this long before it expires, so that a press finds one that still stands. */
export const QUOTE_RENEWAL_MS = 1_000;
/** Without a board that tells of every move the price is asked for this often. */
export const QUOTE_REFRESH_MS = 5_000;
/** After a quote that could not be had. */
export const QUOTE_RETRY_MS = 3_000;

/** The platform decides at the deadline; asking a moment later finds the answer there. */
export const DEADLINE_GRACE_MS = 300;
/** Before the first question about a bet whose answer is not known: a slow first answer may still come by itself. */
export const OUTCOME_FIRST_DELAY_MS = 500;
/** Each further question waits twice as long as the one before, up to this. */
export const OUTCOME_MAX_DELAY_MS = 8_000;
