import { businessDayOf } from '../kernel/businessDay';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_OF_WEEK = 7;

/** One business week, from Monday on; `from` included and `to` not. */
export interface BusinessWeek {
  /** The date of its Monday, `2026-11-16`. */
  readonly monday: string;
  readonly from: Date;
  readonly to: Date;
}

/** The business week of a moment, or one `weeksBefore` it. */
export function businessWeekOf(moment: Date, weeksBefore = 0): BusinessWeek {
  const sundayIsZero = new Date(`${businessDayOf(moment).date}T00:00:00Z`).getUTCDay();
  const sinceMonday = (sundayIsZero + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const { date, from } = businessDayOf(moment, sinceMonday + weeksBefore * DAYS_OF_WEEK);
  return { monday: date, from, to: new Date(from.getTime() + DAYS_OF_WEEK * DAY_MS) };
}
