import type { ServerClock } from '@site/shared/contract/services';

/** Reading of the server's clock from one answer. */
export interface ClockReading {
  /** Device times around the call. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** Server time of the answer in milliseconds, and the maximum by which the true time may be later. */
  readonly serverTime: number;
  readonly precisionMs: number;
}

export interface AdjustableClock extends ServerClock {
  take(reading: ClockReading): void;
}

/**
 * Creates the server's clock: the device's clock plus an offset.
 *
 * Each answer bounds the offset, because the server read its clock after the call was sent and before the answer
 * arrived. The bounds of all answers are intersected, so the estimate improves and does not jump with the network's
 * latency. A reading that contradicts the bounds means that a clock was set, and resets them.
 *
 * @param now returns the time of the device, in milliseconds
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
 * Sets the clock by the first answer of a fetch, so that a page knows the server time before it renders. Ignores an
 * answer from an intermediate cache (`Age`), because its time is outdated.
 *
 * @param sentAt device time before which nothing was sent, because the page may have preloaded the answer
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
 * Reads the server time from the headers of an answer: to the millisecond from `serverTime`, else to the second from
 * `Date`. Returns `undefined` if neither is valid.
 */
export function readServerTime(
  serverTime: string | undefined,
  date: string | undefined,
): Pick<ClockReading, 'serverTime' | 'precisionMs'> | undefined {
  if (serverTime !== undefined && /^\d{12,14}$/.test(serverTime)) return { serverTime: Number(serverTime), precisionMs: 1 };
  const time = date === undefined ? NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : { serverTime: time, precisionMs: 1000 };
}
