/** The platform decides at the deadline; a question a moment later finds the answer there. */
export const DEADLINE_GRACE_MS = 300;
/** Before the first question about an order whose answer was lost. The question closes the key, and the order may still be arriving. */
export const OUTCOME_FIRST_DELAY_MS = 500;
const OUTCOME_MAX_DELAY_MS = 8_000;

/** While another tab follows an order, this one tries to take over at this interval: that tab may close. */
export const TAKEOVER_RETRY_MS = 5_000;

/** Each further question waits twice as long as the one before, up to a limit. */
export function nextOutcomeDelay(delayMs: number): number {
  return Math.min(Math.max(delayMs * 2, OUTCOME_FIRST_DELAY_MS), OUTCOME_MAX_DELAY_MS);
}
