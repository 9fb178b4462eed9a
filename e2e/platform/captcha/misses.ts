/** Time for which a miss counts. */
export const MISS_REMEMBERED_MS = 60 * 60_000;

/**
 * Number of misses allowed to a person. More misses from one network make it wait; more for one name make its puzzles
 * harder.
 */
export const FREE_MISSES = 5;

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Returns how long a network waits after its latest miss, in milliseconds: 0 below {@link FREE_MISSES} within the hour,
 * then 2 s, doubled by each further miss up to five minutes.
 *
 * @example waitAfter(7) // 8_000
 */
export function waitAfter(misses: number): number {
  return misses < FREE_MISSES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (misses - FREE_MISSES), LONGEST_WAIT_MS);
}
