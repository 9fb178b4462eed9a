/** How often the waiting page asks for its order. */
export const ORDER_POLL_MS = 3_000;

/** Waits between questions about a deposit whose answer was lost; the last one repeats. */
export const RECONCILE_DELAYS_MS = [500, 1_000, 2_000, 5_000] as const;

/** How many of the member's latest money movements stand beside the form. */
export const RECENT_DEALS = 5;
