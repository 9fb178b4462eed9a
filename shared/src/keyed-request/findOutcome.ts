import type { CallResult } from '../contract/http';
import { delay } from './delay';

/** Delays between polls for a request whose answer was lost. The last one repeats. */
const FIND_DELAYS_MS = [500, 1_000, 2_000, 5_000] as const;

/**
 * Polls until there is an answer. A refusal of the poll does not reveal the outcome of the request, so it is retried
 * like any other failure.
 *
 * @param find returns the result, or `undefined` if the platform closed the key
 * @param signal aborted when the view unmounts
 * @returns `undefined` if the view unmounted first, so the outcome is unknown
 */
export async function findOutcome<Result>(
  find: () => Promise<CallResult<Result>>,
  signal: AbortSignal,
): Promise<{ readonly data: Result } | undefined> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const answer = await find();
    if (answer.ok) return { data: answer.data };
    if (answer.failure.kind === 'aborted') return undefined;
    await delay(FIND_DELAYS_MS[Math.min(attempt, FIND_DELAYS_MS.length - 1)] ?? 0, signal);
  }
  return undefined;
}
