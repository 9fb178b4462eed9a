/** A request, and the files that had to be there before it could be asked for. */
export interface Initiated {
  readonly url: string;
  /** The page or stylesheet that names it, or the scripts that were running; none of the page itself. */
  readonly after: readonly string[];
}

/**
 * How many files each has to wait for, one after the other, itself included: 1 is the page, 2 what its HTML names, 3 what these ask for.
 *
 * @param requests in the order in which they were sent
 */
export function depths(requests: readonly Initiated[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { url, after } of requests) {
    const depth = 1 + Math.max(0, ...after.map((file) => found.get(file) ?? 0));
    // What is asked for again comes from the cache.
    if (!found.has(url)) found.set(url, depth);
  }
  return found;
}
