import type { Balance } from '@site/shared/contract/services';

/** A balance of the platform, by an answer or an event. */
export interface BalanceReading extends Balance {
  /** Number of the member's last event in it; a platform without this addition has none. */
  readonly version: number | undefined;
}

export interface ReceivedReading {
  readonly reading: BalanceReading;
  /** It is not older than the last one, whatever its number says. */
  readonly isTrue: boolean;
}

/** Returns the newer reading, by the number of the last event in it, or by the server's time where one has no number. */
export function newerReading(before: BalanceReading | undefined, { reading, isTrue }: ReceivedReading): BalanceReading {
  if (before === undefined) return reading;
  return !isTrue && isOlder(reading, before) ? before : { ...reading, version: reading.version ?? before.version };
}

function isOlder(one: BalanceReading, other: BalanceReading): boolean {
  if (one.version !== undefined && other.version !== undefined && one.version !== other.version) return one.version < other.version;
  return one.asOf < other.asOf;
}
