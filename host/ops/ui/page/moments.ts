// eslint-disable-next-line eslint-js/no-restricted-syntax -- people of operations work by their own clock, which the page names
const PARTS = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The viewer's own time zone, by name: all times of the page are in it, whatever players see. */
export const TIME_ZONE = PARTS.resolvedOptions().timeZone;

/**
 * A moment to the second, in the viewer's own time zone.
 *
 * @param at ISO 8601
 * @example formatMoment('2026-11-21T11:02:44.000Z') // '2026-11-21 19:02:44' in Shanghai
 */
export function formatMoment(at: string): string {
  return PARTS.format(new Date(at));
}

/** As a field of the browser takes it, in the viewer's own time zone. @param at milliseconds since 1970 */
export function toTyped(at: number): string {
  return PARTS.format(at).slice(0, 16).replace(' ', 'T');
}

/** To the minute, as a plan is made. */
export function formatMinute(at: string): string {
  return formatMoment(at).slice(0, 16);
}

/**
 * A time as a field of the browser has it, such as `2026-12-01T02:00`, which means the viewer's own time zone, as ISO 8601 in UTC. Anything else stays as it
 * is, for the service to refuse.
 */
export function toMoment(typed: string): string {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}
