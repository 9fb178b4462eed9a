import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from './clock';

/** Number of points allowed within a number of seconds. */
export interface RateWindow {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Takes one or more points of this key. A name in `once` is counted only the first time in each window, and is not
 * refused after that.
 *
 * @returns milliseconds until points are available, or 0 when they were taken
 */
export type RateLimit = (key: string | number, once?: string, points?: number) => Promise<number>;

/**
 * Creates a limit in the memory of this process, for work that only burdens this process, such as the messages of its
 * sockets. The module `limits` counts across all processes.
 *
 * @param clock aligns the windows to this clock; without it each window starts with its first use, by the machine's
 * time
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
