import { shanghaiTime } from '@site/shared/calendar';

/**
 * Formats a time to the second in the site's time zone (decision 190).
 *
 * @param at ISO 8601
 * @example formatMoment('2026-11-21T11:02:44.000Z') // '2026-11-21 19:02:44'
 */
export function formatMoment(at: string): string {
  const { date, time } = shanghaiTime(Date.parse(at));
  return `${date} ${time}`;
}

/** Formats a time to the minute, the precision of a plan. */
export function formatMinute(at: string): string {
  return formatMoment(at).slice(0, '2026-11-21 19:02'.length);
}

/**
 * Formats a time with its zone, for a line without a heading that names the zone.
 *
 * @example '2026-11-21 19:02:44 GMT+8'
 */
export function formatZoned(at: string): string {
  return `${formatMoment(at)} GMT+8`;
}
