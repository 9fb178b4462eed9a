import type { GeneratedAlways, JSONColumnType } from 'kysely';

export type ProcessTables = {
  /** Content that is too long for a notification, until it expires. */
  bus_content: { id: GeneratedAlways<bigint>; content: JSONColumnType<object>; at: Date };
  /** Values that a suite has set for all processes: the clock and the sportsbook's tuning. */
  sandbox_value: { name: string; value: JSONColumnType<object> };
};
