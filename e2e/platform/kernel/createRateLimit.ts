import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Whether there is room for one more under this key. */
export type RateLimit = (key: string | number) => Promise<boolean>;

/** At most so many in a window that begins with the first, counted in this process. */
export function createRateLimit(points: number, windowSeconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return true;
    } catch {
      // It rejects with its count; in memory nothing else can fail.
      return false;
    }
  };
}
