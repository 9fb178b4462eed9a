/** Request, and the files that must be loaded before it can be sent. */
export interface Initiated {
  readonly url: string;
  /** Page or stylesheet that names it, or the scripts that were running. Empty for the page itself. */
  readonly after: readonly string[];
}

/**
 * Returns the length of the chain that each request waits for, itself included: 1 for the page, 2 for the files its
 * HTML names, 3 for those that they request.
 *
 * @param requests in the order in which they were sent
 */
export function depths(requests: readonly Initiated[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { url, after } of requests) {
    const depth = 1 + Math.max(0, ...after.map((file) => found.get(file) ?? 0));
    // A repeated request is served from the cache.
    if (!found.has(url)) found.set(url, depth);
  }
  return found;
}
