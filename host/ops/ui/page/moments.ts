import { parseShanghaiTime, shanghaiTime } from '@site/shared/calendar';
import { formatMoment as formatTime } from '@site/shared/i18n';

/**
 * Formats a moment to the second.
 *
 * @param at ISO 8601
 * @example formatMoment('2026-11-21T11:02:44.000Z') // '2026-11-21 19:02:44'
 */
export function formatMoment(at: string): string {
  return formatTime(Date.parse(at));
}

/** Formats a moment as a field of the browser takes it. @param at milliseconds since 1970 */
export function toTyped(at: number): string {
  const { date, time } = shanghaiTime(at);
  return `${date}T${time.slice(0, 'hh:mm'.length)}`;
}

/** Formats a moment to the minute, as a plan is made. */
export function formatMinute(at: string): string {
  return formatMoment(at).slice(0, '2026-11-21 19:02'.length);
}

/**
 * Reads a time as a field of the browser has it, such as `2026-12-01T02:00`, in Shanghai, and returns it as ISO 8601 in UTC. Returns anything else as it is, for
 * the service to refuse.
 */
export function toMoment(typed: string): string {
  const at = parseShanghaiTime(typed);
  return at === undefined ? typed : new Date(at).toISOString();
}
