/** Delay after the deadline before the outcome is requested: the platform decides at the deadline. */
export const DEADLINE_GRACE_MS = 300;
/**
 * Delay before the first outcome request for an order whose response was lost. The request closes the key, and the
 * order may still be on its way.
 */
export const OUTCOME_FIRST_DELAY_MS = 500;
const OUTCOME_MAX_DELAY_MS = 8_000;

/** Interval at which this tab tries to take over an order that another tab follows, because that tab may close. */
export const TAKEOVER_RETRY_MS = 5_000;

/** Returns the delay before the next outcome request: twice the previous one, up to a limit. */
export function nextOutcomeDelay(delayMs: number): number {
  return Math.min(Math.max(delayMs * 2, OUTCOME_FIRST_DELAY_MS), OUTCOME_MAX_DELAY_MS);
}
