/** How long to wait before asking again what became of a transfer; the last one repeats. */
export const RECONCILE_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000] as const;
