import { businessDate, businessDay, shanghaiTime } from '../calendar';

/**
 * Formats a time to the second.
 *
 * @param at milliseconds since 1970
 * @example formatMoment(Date.UTC(2026, 10, 21, 11, 2, 44)) // '2026-11-21 19:02:44'
 */
export function formatMoment(at: number): string {
  const { date, time } = shanghaiTime(at);
  return `${date} ${time}`;
}

/** Formats a time of this year to the second: `11-21 19:02:44`. */
export function formatShortMoment(at: number): string {
  return formatMoment(at).slice('2026-'.length);
}

/** Formats a time of this year to the minute: `11-21 19:02`. */
export function formatShortMinute(at: number): string {
  return formatShortMoment(at).slice(0, -':44'.length);
}

/** Formats a time of day to the minute: `19:02`. */
export function formatTime(at: number): string {
  return shanghaiTime(at).time.slice(0, -':44'.length);
}

/**
 * Formats a recent time in the shortest clear form: the time of day for today, the word for yesterday, or the date:
 * `19:02`, `昨天`, `11-20`.
 *
 * @param now server time
 * @param yesterday the word in the current language
 */
export function formatRecent(at: number, now: number, yesterday: string): string {
  const age = businessDay(now) - businessDay(at);
  if (age <= 0) return formatTime(at);
  return age === 1 ? yesterday : formatShortMoment(at).slice(0, '11-21'.length);
}

/** Formats the business day of a time: `2026-11-21`. */
export function formatDay(at: number): string {
  return businessDate(at);
}
