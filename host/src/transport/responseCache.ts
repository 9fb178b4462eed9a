/** Maximum number of cached answers; the oldest is evicted. Assumption: the specification names no bound. */
export const CACHE_MAX_ENTRIES = 200;

interface Kept {
  readonly data: unknown;
  readonly until: number;
}

/** Answers of slow-changing reads, in memory, per path and payload. Implements R-HTTP-16 and R-HTTP-17. */
export interface ResponseCache {
  /** The answer, or `undefined` where there is none or it is too old. */
  read(key: string): { readonly data: unknown } | undefined;
  keep(key: string, data: unknown, forMs: number): void;
  clear(): void;
}

/** @param now milliseconds of the device's clock: only differences count */
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

/** The same for the same path and payload, in any order of the payload's fields. */
export function cacheKey(path: string, payload: unknown): string {
  return `${path} ${JSON.stringify(payload, sortFields)}`;
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
