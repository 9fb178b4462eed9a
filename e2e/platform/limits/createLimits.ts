import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { Clock, Db, RateWindow } from '../kernel';
import { hashSecret, TooOftenError } from '../kernel';

/** Item to be counted. */
export interface Counted {
  /** Name of the limit; each limit counts separately. */
  readonly limit: string;
  readonly windows: readonly RateWindow[];
  /** Owner of the count: a member id, an address, a phone number. */
  readonly of: string | number;
  /** Item that is counted only once per window and never refused after that. */
  readonly once?: string | undefined;
}

/** Limits counted by the platform's clock, across all processes. */
export interface Limits {
  /**
   * Counts one of each, in this order and in one statement. The items after a refused one are not counted.
   *
   * @throws TooOftenError 6011 with the wait when a window is full
   */
  count(...counted: readonly Counted[]): Promise<void>;
  clear(): Promise<void>;
  /** Deletes the windows that are over. */
  forgetOld(): Promise<void>;
}

/** Window of a counted item. The table stores hashes only, no phone numbers or addresses. */
interface Take {
  readonly place: string;
  readonly thing: string | null;
  readonly most: number;
  readonly endsAtMs: number;
}

export function createLimits(db: Db, clock: Clock): Limits {
  return {
    async count(...counted) {
      const nowMs = clock.nowMs();
      const takes = counted.flatMap((each) => each.windows.map((window) => toTake(each, window, nowMs)));
      if (takes.length === 0) return;
      const { rows } = await sql<{ refused: number }>`
        select take_rates(
          ${takes.map(({ place }) => place)}::text[],
          ${takes.map(({ most }) => most)}::integer[],
          ${takes.map(({ endsAtMs }) => new Date(endsAtMs))}::timestamptz[],
          ${takes.map(({ thing }) => thing)}::text[]
        ) as refused`.execute(db);
      const refused = takes[(rows[0]?.refused ?? 0) - 1];
      if (refused !== undefined) throw new TooOftenError(refused.endsAtMs - nowMs);
    },
    async clear() {
      await sql`delete from rate_count`.execute(db);
    },
    async forgetOld() {
      await sql`delete from rate_count where ends_at <= ${clock.now()}`.execute(db);
    },
  };
}

/** Converts an item to its window. Windows are aligned to the clock. */
function toTake({ limit, of, once }: Counted, { points, seconds }: RateWindow, nowMs: number): Take {
  const windowMs = seconds * 1_000;
  const endsAtMs = (Math.floor(nowMs / windowMs) + 1) * windowMs;
  const place = [limit, seconds, endsAtMs, String(of)];
  return {
    place: hashSecret(JSON.stringify(place)),
    thing: once === undefined ? null : hashSecret(JSON.stringify([...place, once])),
    most: points,
    endsAtMs,
  };
}

/**
 * Returns the unit by which addresses are counted. For IPv6 this is the first 64 bits, because one customer usually has
 * all of them. An IPv4 address stays unchanged.
 *
 * @example networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':').slice(0, 4).join(':');
}
