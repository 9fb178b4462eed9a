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
