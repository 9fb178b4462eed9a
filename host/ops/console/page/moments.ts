import { parseShanghaiTime, shanghaiTime } from '@site/shared/calendar';

export { formatMinute, formatMoment } from '../../deployment/moments';

/**
 * Formats a time for a date-time field of the browser.
 *
 * @param at milliseconds since 1970
 */
export function toTyped(at: number): string {
  const { date, time } = shanghaiTime(at);
  return `${date}T${time.slice(0, 'hh:mm'.length)}`;
}

/**
 * Parses the value of a date-time field, such as `2026-12-01T02:00`, in Shanghai's time zone, and returns it as ISO
 * 8601 in UTC. Returns an invalid value unchanged, so the service refuses it.
 */
export function toMoment(typed: string): string {
  const at = parseShanghaiTime(typed);
  return at === undefined ? typed : new Date(at).toISOString();
}
