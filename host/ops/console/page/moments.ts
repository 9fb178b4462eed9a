import { parseShanghaiTime, shanghaiTime } from '@site/shared/calendar';

export { formatMinute, formatMoment } from '../../deployment/moments';

/** Formats a moment as a field of the browser takes it. @param at milliseconds since 1970 */
export function toTyped(at: number): string {
  const { date, time } = shanghaiTime(at);
  return `${date}T${time.slice(0, 'hh:mm'.length)}`;
}

/**
 * Reads a time as a field of the browser has it, such as `2026-12-01T02:00`, in Shanghai, and returns it as ISO 8601 in UTC. Returns anything else as it is, for
 * the service to refuse.
 */
export function toMoment(typed: string): string {
  const at = parseShanghaiTime(typed);
  return at === undefined ? typed : new Date(at).toISOString();
}
