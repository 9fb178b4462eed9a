import { DAY_MS, weekdayOf } from '@site/shared/calendar';
import { businessDayOf } from '../kernel/businessDay';

const DAYS_OF_WEEK = 7;

/** Business week that starts on Monday; `from` is inclusive, `to` exclusive. */
export interface BusinessWeek {
  /** Date of its Monday, `2026-11-16`. */
  readonly monday: string;
  readonly from: Date;
  readonly to: Date;
}

/** Returns the business week of a moment, or the one `weeksBefore` it. */
export function businessWeekOf(moment: Date, weeksBefore = 0): BusinessWeek {
  const sinceMonday = weekdayOf(businessDayOf(moment).number);
  const { date, from } = businessDayOf(moment, sinceMonday + weeksBefore * DAYS_OF_WEEK);
  return { monday: date, from, to: new Date(from.getTime() + DAYS_OF_WEEK * DAY_MS) };
}
