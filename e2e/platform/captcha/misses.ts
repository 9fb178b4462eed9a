/** A miss counts for this long. */
export const MISS_REMEMBERED_MS = 60 * 60_000;

/** So often a puzzle is missed by people; who misses more often may be guessing. */
export const FREE_MISSES = 5;

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * How long an address or a name waits after its latest miss, in milliseconds: nothing after the first {@link FREE_MISSES} within the hour, then 2 s,
 * twice as long with each one more, and never more than five minutes.
 *
 * @example waitAfter(7) // 8_000
 */
export function waitAfter(misses: number): number {
  return misses < FREE_MISSES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (misses - FREE_MISSES), LONGEST_WAIT_MS);
}
