import type { ServerClock } from '@site/shared/contract/services';

/** What one answer says about the server's clock. */
export interface ClockReading {
  /** Device times around the call. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** The server's time while it answered, in milliseconds, and the maximum by which the true time may be later. */
  readonly serverTime: number;
  readonly precisionMs: number;
}

export interface AdjustableClock extends ServerClock {
  take(reading: ClockReading): void;
}

/**
 * The server's clock, kept by the device's clock and an offset.
 *
 * Each answer bounds the offset: the server read its clock after the call was sent and before the answer arrived. The bounds of all answers are
 * intersected, so the estimate improves and does not jump with the network's latency. A reading that contradicts them means that a clock
 * was set, and resets them.
 *
 * @param now the device's clock, in milliseconds
 */
export function createServerClock(now: () => number): AdjustableClock {
  let bounds = { low: -Infinity, high: Infinity };
  let offset = 0;
  return {
    now: () => Math.round(now() + offset),
    take({ sentAt, receivedAt, serverTime, precisionMs }) {
      const low = serverTime - receivedAt;
      const high = serverTime + precisionMs - sentAt;
      const both = { low: Math.max(bounds.low, low), high: Math.min(bounds.high, high) };
      bounds = both.low <= both.high ? both : { low, high };
      offset = (bounds.low + bounds.high) / 2;
    },
  };
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sets the clock by the first answer of a fetch, so that a page knows the server's time before it renders. An answer that a cache on the way has kept (`Age`)
 * says nothing about the present.
 *
 * @param sentAt the device's time before which nothing was sent: the page may have preloaded the answer
 */
export function setByFirstAnswer(
  clock: AdjustableClock,
  { fetch, now, sentAt }: { fetch: Fetch; now: () => number; sentAt: number },
): Fetch {
  let isFirst = true;
  return async (url, init) => {
    const isSetting = isFirst;
    isFirst = false;
    const response = await fetch(url, init);
    const time = readServerTime(undefined, response.headers.get('date') ?? undefined);
    if (isSetting && time && !response.headers.has('age')) clock.take({ sentAt, receivedAt: now(), ...time });
    return response;
  };
}

/**
 * The server's time from the headers of an answer: to the millisecond by `serverTime`, else to the second by `Date`.
 * `undefined` where neither is a time.
 */
export function readServerTime(
  serverTime: string | undefined,
  date: string | undefined,
): Pick<ClockReading, 'serverTime' | 'precisionMs'> | undefined {
  if (serverTime !== undefined && /^\d{12,14}$/.test(serverTime)) return { serverTime: Number(serverTime), precisionMs: 1 };
  const time = date === undefined ? NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : { serverTime: time, precisionMs: 1000 };
}
