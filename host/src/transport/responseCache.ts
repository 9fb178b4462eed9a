/** Upper bound of cached answers. The oldest is evicted. Assumption: the specification names no bound. */
export const CACHE_MAX_ENTRIES = 200;

interface Kept {
  readonly data: unknown;
  readonly until: number;
}

/** Cache of slow-changing reads, in memory, per path and payload. Implements R-HTTP-16 and R-HTTP-17. */
export interface ResponseCache {
  /** Returns the answer, or `undefined` when it is missing or too old. */
  read(key: string): { readonly data: unknown } | undefined;
  keep(key: string, data: unknown, forMs: number): void;
  clear(): void;
}

/**
 * Creates the cache.
 *
 * @param now returns the time of the device in milliseconds; only differences count
 */
export function createResponseCache(now: () => number): ResponseCache {
  const kept = new Map<string, Kept>();
  return {
    read(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      if (now() < found.until) return found;
      kept.delete(key);
      return undefined;
    },
    keep(key, data, forMs) {
      kept.delete(key);
      kept.set(key, { data, until: now() + forMs });
      const [oldest] = kept.keys();
      if (kept.size > CACHE_MAX_ENTRIES && oldest !== undefined) kept.delete(oldest);
    },
    clear() {
      kept.clear();
    },
  };
}

/** Returns a key of path and payload that does not depend on the order of the payload's fields. */
export function cacheKey(path: string, payload: unknown): string {
  return `${path} ${JSON.stringify(payload, sortFields)}`;
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
