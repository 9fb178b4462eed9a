import type { Balance } from '@site/shared/contract/services';

/** Balance received from the platform, in a response or an event. */
export interface BalanceReading extends Balance {
  /** Number of the member's last event included in the balance. Undefined for a platform without event numbers. */
  readonly version: number | undefined;
}

export interface ReceivedReading {
  readonly reading: BalanceReading;
  /** True when the reading is known not to be older than the last one, whatever its number. */
  readonly isTrue: boolean;
}

/** Returns the newer reading. Compares the numbers of their last events, or the server times when one has no number. */
export function newerReading(before: BalanceReading | undefined, { reading, isTrue }: ReceivedReading): BalanceReading {
  if (before === undefined) return reading;
  return !isTrue && isOlder(reading, before) ? before : { ...reading, version: reading.version ?? before.version };
}

function isOlder(one: BalanceReading, other: BalanceReading): boolean {
  if (one.version !== undefined && other.version !== undefined && one.version !== other.version) return one.version < other.version;
  return one.asOf < other.asOf;
}
