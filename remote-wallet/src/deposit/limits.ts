/** How often the waiting page asks for its order. */
export const ORDER_POLL_MS = 3_000;
