import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from './clock';

/** So many in so many seconds. */
export interface RateWindow {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Takes one under this key, or so many points. What is named by `once` is counted the first time only in each window, and is never refused after that.
 *
 * @returns for how many milliseconds there is none left; 0 where there was one
 */
export type RateLimit = (key: string | number, once?: string, points?: number) => Promise<number>;

/**
 * Counts in the memory of this process, for what wears out this process alone: the messages of its sockets. What counts for all processes together is
 * counted by `limits`.
 *
 * @param clock windows are those of this clock, one after the other; without it each begins with the first in it, by the machine's time
 */
export function createRateLimit({ points, seconds }: RateWindow, clock?: Clock): RateLimit {
  const counts = new RateLimiterMemory({ points, duration: seconds });
  const counted = new RateLimiterMemory({ points: 1, duration: seconds });
  const windowMs = seconds * 1_000;

  return async (key, once, taken = 1) => {
    const nowMs = clock?.nowMs() ?? 0;
    const place = `${String(Math.floor(nowMs / windowMs))}|${String(key)}`;
    const thing = `${place}|${once ?? ''}`;
    const leftMs = await msWithout(counts, place, taken);
    const isKnown = once !== undefined && (leftMs === 0 ? (await msWithout(counted, thing)) > 0 : (await counted.get(thing)) !== null);
    if (isKnown) await counts.reward(place, taken);
    if (isKnown || leftMs === 0) return 0;
    return clock === undefined ? leftMs : windowMs - (nowMs % windowMs);
  };
}

async function msWithout(limiter: RateLimiterMemory, key: string, points = 1): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
    throw refusal;
  }
}
