import { businessDay, dateOfDay, DAY_MS, startOfBusinessDay } from '@site/shared/calendar';

export const RECORDS_PER_PAGE = 10;

/** Time ranges that a player can choose, in business days. */
export const RECORD_RANGES = ['7', '30', '90'] as const;
export type RecordRange = (typeof RECORD_RANGES)[number];

/** Period in milliseconds by the server's clock, both ends inclusive. */
export interface RecordPeriod {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the period of the last business days including today, from the start of the first day to the end of today
 * (decision 50).
 *
 * @param now the server's clock
 * @example at 2026-11-21 12:00 in Shanghai the last 7 days begin with 2026-11-15
 */
export function periodOfLastDays(days: number, now: number): RecordPeriod {
  const today = businessDay(now);
  return { from: startOfBusinessDay(today - days + 1), to: startOfBusinessDay(today + 1) - 1 };
}

/** Returns the period of these business days, both inclusive. `to` must not be before `from`. */
export function periodOfDays(from: string, to: string): RecordPeriod {
  return { from: startOf(from), to: startOf(to) + DAY_MS - 1 };
}

/** Lists all business days of a period in order. */
export function daysOf({ from, to }: RecordPeriod): readonly string[] {
  const first = businessDay(from);
  return Array.from({ length: businessDay(to) - first + 1 }, (_, index) => dateOfDay(first + index));
}

/**
 * Returns the start of a day. A day that does not exist, such as the 31st of a short month, becomes the day after the
 * month's last.
 */
function startOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return startOfBusinessDay(Date.UTC(year, month - 1, date) / DAY_MS);
}
