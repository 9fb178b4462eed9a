import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { Clock, Db, RateWindow } from '../kernel';
import { hashSecret, TooOftenError } from '../kernel';

/** One thing that is counted. */
export interface Counted {
  /** Which limit: each counts for itself. */
  readonly limit: string;
  readonly windows: readonly RateWindow[];
  /** Whose: a member's id, an address, a phone number. */
  readonly of: string | number;
  /** What is counted only once in each window: it is never refused after that. */
  readonly once?: string | undefined;
}

/** Everything that is counted, by the platform's clock and by all of its processes together. */
export interface Limits {
  /**
   * Takes one of each, in this order and in one statement; those after one without room are not counted.
   *
   * @throws TooOftenError 6011 with the wait where a window has no room
   */
  count(...counted: readonly Counted[]): Promise<void>;
  clear(): Promise<void>;
  /** Windows that are over. */
  forgetOld(): Promise<void>;
}

/** One window of something that is counted. The table holds hashes: phone numbers and addresses are in none of its rows. */
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

/** Windows are those of the clock, one after the other. */
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
 * By what an address is counted: of IPv6 its network, the first 64 bits, since one customer has all of them. An IPv4 address stays as it is.
 *
 * @example networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':').slice(0, 4).join(':');
}
