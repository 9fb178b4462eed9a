import type { GeneratedAlways, JSONColumnType } from 'kysely';

export type ProcessTables = {
  /** What is too long for a notification, for as long as it may be asked for. */
  bus_content: { id: GeneratedAlways<bigint>; content: JSONColumnType<object>; at: Date };
  /** What a suite has set of all processes: the clock, the tuning of the sportsbook. */
  sandbox_value: { name: string; value: JSONColumnType<object> };
};
