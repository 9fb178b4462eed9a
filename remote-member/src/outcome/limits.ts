/** Waits between questions about a request whose answer was lost; the last one repeats. */
export const CHECK_DELAYS_MS = [500, 1_000, 2_000, 5_000] as const;
