import { businessDate, businessDay, shanghaiTime } from '../calendar';

/**
 * A moment to the second.
 *
 * @param at milliseconds since 1970
 * @example formatMoment(Date.UTC(2026, 10, 21, 11, 2, 44)) // '2026-11-21 19:02:44'
 */
export function formatMoment(at: number): string {
  const { date, time } = shanghaiTime(at);
  return `${date} ${time}`;
}

/** A moment of this year, to the second: `11-21 19:02:44`. */
export function formatShortMoment(at: number): string {
  return formatMoment(at).slice('2026-'.length);
}

/** A moment of this year, to the minute: `11-21 19:02`. */
export function formatShortMinute(at: number): string {
  return formatShortMoment(at).slice(0, -':44'.length);
}

/** A time of day, to the minute: `19:02`. */
export function formatTime(at: number): string {
  return shanghaiTime(at).time.slice(0, -':44'.length);
}

/**
 * A moment as short as it is clear: the time today, the word yesterday, the day before: `19:02`, `昨天`, `11-20`.
 *
 * @param now server's time
 * @param yesterday word of the language
 */
export function formatRecent(at: number, now: number, yesterday: string): string {
  const age = businessDay(now) - businessDay(at);
  if (age <= 0) return formatTime(at);
  return age === 1 ? yesterday : formatShortMoment(at).slice(0, '11-21'.length);
}

/** The business day of a moment: `2026-11-21`. */
export function formatDay(at: number): string {
  return businessDate(at);
}
