import ipaddr from 'ipaddr.js';
import type { Clock, RateLimit, RateWindow } from '../kernel';
import { createRateLimit, TooOftenError } from '../kernel';

/** One thing that is counted. */
export interface Counted {
  /** Which limit: each counts for itself. */
  readonly limit: string;
  readonly windows: readonly RateWindow[];
  /** Whose: a member's id, an address, a phone number. */
  readonly of: string | number;
  /** What is counted only once in each window. */
  readonly once?: string | undefined;
}

/** Everything that is counted, by the platform's clock. */
export interface Limits {
  /** @throws TooOftenError 6011 with the wait where a window has no room */
  count(counted: Counted): Promise<void>;
  clear(): void;
}

export function createLimits(clock: Clock): Limits {
  const limits = new Map<string, RateLimit>();

  function limitOf(name: string, window: RateWindow): RateLimit {
    const id = `${name} ${String(window.seconds)}`;
    const limit = limits.get(id) ?? createRateLimit(window, clock);
    limits.set(id, limit);
    return limit;
  }

  return {
    async count({ limit, windows, of, once }) {
      for (const window of windows) {
        const waitMs = await limitOf(limit, window)(of, once);
        if (waitMs > 0) throw new TooOftenError(waitMs);
      }
    },
    clear() {
      limits.clear();
    },
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
