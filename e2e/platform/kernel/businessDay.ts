import { businessDay, dateOfDay, shanghaiTime, startOfBusinessDay } from '@site/shared/calendar';

/** Business day in Shanghai. `from` is inclusive, `to` is exclusive. */
export interface BusinessDay {
  /** Days since 1970-01-01. */
  readonly number: number;
  /** Date such as `2026-11-21`. */
  readonly date: string;
  readonly from: Date;
  readonly to: Date;
}

/** Formats a time in Shanghai to the minute, for members: `2026-11-21 20:15`. */
export function formatShanghai(moment: Date): string {
  const { date, time } = shanghaiTime(moment.getTime());
  return `${date} ${time.slice(0, 'hh:mm'.length)}`;
}

/** Returns the business day of a time, or the one `daysBefore` days earlier. */
export function businessDayOf(moment: Date, daysBefore = 0): BusinessDay {
  const number = businessDay(moment.getTime()) - daysBefore;
  return { number, date: dateOfDay(number), from: new Date(startOfBusinessDay(number)), to: new Date(startOfBusinessDay(number + 1)) };
}
