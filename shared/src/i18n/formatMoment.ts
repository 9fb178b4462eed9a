import { businessDate, shanghaiTime } from '../calendar';

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

/** The business day of a moment: `2026-11-21`. */
export function formatDay(at: number): string {
  return businessDate(at);
}
