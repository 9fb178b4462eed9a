import { businessDay, dateOfDay, shanghaiTime, startOfBusinessDay } from '@site/shared/calendar';

/** One business day, `from` included and `to` not. */
export interface BusinessDay {
  /** Days since 1970-01-01. */
  readonly number: number;
  /** `2026-11-21` */
  readonly date: string;
  readonly from: Date;
  readonly to: Date;
}

/** A moment as it is shown to a member, in Shanghai, to the minute: `2026-11-21 20:15`. */
export function formatShanghai(moment: Date): string {
  const { date, time } = shanghaiTime(moment.getTime());
  return `${date} ${time.slice(0, 'hh:mm'.length)}`;
}

/** The business day of a moment, or one `daysBefore` it. */
export function businessDayOf(moment: Date, daysBefore = 0): BusinessDay {
  const number = businessDay(moment.getTime()) - daysBefore;
  return { number, date: dateOfDay(number), from: new Date(startOfBusinessDay(number)), to: new Date(startOfBusinessDay(number + 1)) };
}
