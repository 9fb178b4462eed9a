import { businessDay, dateOfDay, DAY_MS, startOfBusinessDay } from '@site/shared/calendar';

/** Rows of one page of a record. */
export const RECORDS_PER_PAGE = 10;

/** The time ranges a player can choose, in business days. */
export const RECORD_RANGES = ['7', '30', '90'] as const;
export type RecordRange = (typeof RECORD_RANGES)[number];

/** Both ends are included. Milliseconds by the server's clock. */
export interface RecordPeriod {
  readonly from: number;
  readonly to: number;
}

/**
 * The last business days, today included: from the first moment of the first to the last of today (decision 50).
 *
 * @param now the server's clock
 * @example at 2026-11-21 12:00 in Shanghai the last 7 days begin with 2026-11-15
 */
export function periodOfLastDays(days: number, now: number): RecordPeriod {
  const today = businessDay(now);
  return { from: startOfBusinessDay(today - days + 1), to: startOfBusinessDay(today + 1) - 1 };
}

/** Business days, both included. `to` is not before `from`. */
export function periodOfDays(from: string, to: string): RecordPeriod {
  return { from: startOf(from), to: startOf(to) + DAY_MS - 1 };
}

/** Every business day of a period, in order. */
export function daysOf({ from, to }: RecordPeriod): readonly string[] {
  const first = businessDay(from);
  return Array.from({ length: businessDay(to) - first + 1 }, (_, index) => dateOfDay(first + index));
}

/** A day that a calendar does not have, such as the 31st of a short month, is the one after its last. */
function startOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return startOfBusinessDay(Date.UTC(year, month - 1, date) / DAY_MS);
}
