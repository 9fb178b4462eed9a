import type { CallResult } from '../contract/http';
import { delay } from './delay';

/** Waits between two questions about a request whose answer was lost; the last one repeats. */
const FIND_DELAYS_MS = [500, 1_000, 2_000, 5_000] as const;

/**
 * Asks until there is an answer. A refusal of the question says nothing about the request, so it is asked again like any other failure.
 *
 * @param find answers with the result, or `undefined` where the platform closed the key
 * @param signal aborted when the view ends
 * @returns `undefined` where the view ended first: nothing is known yet
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
