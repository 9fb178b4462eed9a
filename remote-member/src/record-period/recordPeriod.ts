const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The business day is Shanghai's: UTC+8 all year. */
const BUSINESS_DAY_OFFSET_MS = 8 * HOUR_MS;

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
  const today = Math.floor((now + BUSINESS_DAY_OFFSET_MS) / DAY_MS);
  return {
    from: (today - days + 1) * DAY_MS - BUSINESS_DAY_OFFSET_MS,
    to: (today + 1) * DAY_MS - BUSINESS_DAY_OFFSET_MS - 1,
  };
}

/** The business day of a moment, such as `2026-11-21`. */
export function dayOf(at: number): string {
  return new Date(at + BUSINESS_DAY_OFFSET_MS).toISOString().slice(0, 10);
}

/** Business days, both included. `to` is not before `from`. */
export function periodOfDays(from: string, to: string): RecordPeriod {
  return { from: startOf(from), to: startOf(to) + DAY_MS - 1 };
}

/** Every business day of a period, in order. */
export function daysOf({ from, to }: RecordPeriod): readonly string[] {
  const first = Math.floor((from + BUSINESS_DAY_OFFSET_MS) / DAY_MS);
  const last = Math.floor((to + BUSINESS_DAY_OFFSET_MS) / DAY_MS);
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * DAY_MS).toISOString().slice(0, 10));
}

/** A day that a calendar does not have, such as the 31st of a short month, is the one after its last. */
function startOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date) - BUSINESS_DAY_OFFSET_MS;
}
