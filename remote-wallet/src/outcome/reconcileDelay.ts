/** Waits between questions about money whose answer was lost; the last one repeats. */
const RECONCILE_DELAYS_MS = [500, 1_000, 2_000, 5_000] as const;

/** How long to wait before asking again, after so many questions without an answer. @example reconcileDelayMs(0) // 500 */
export function reconcileDelayMs(attempt: number): number {
  return RECONCILE_DELAYS_MS[Math.min(attempt, RECONCILE_DELAYS_MS.length - 1)] ?? 0;
}
