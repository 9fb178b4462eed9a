/**
 * The calendar of the product: the business day and all displayed times are those of Shanghai (decisions 50 and 190),
 * wherever a device or a server is. Shanghai has had no daylight saving time since 1991, so its offset from UTC is
 * fixed. A day is also a number: whole days in Shanghai since 1970-01-01.
 */

export const DAY_MS = 24 * 3_600_000;

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** Returns the number of the business day at a time. @param at milliseconds since 1970 */
export function businessDay(at: number): number {
  return Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS);
}

export function startOfBusinessDay(day: number): number {
  return day * DAY_MS - SHANGHAI_OFFSET_MS;
}

/**
 * Returns the date of the business day at a time.
 *
 * @example businessDate(Date.UTC(2026, 10, 21, 16)) // '2026-11-22'
 */
export function businessDate(at: number): string {
  return isoOf(at).slice(0, DATE_LENGTH);
}

export function dateOfDay(day: number): string {
  return businessDate(startOfBusinessDay(day));
}

/**
 * Parses a date as the number of a business day.
 *
 * @returns `undefined` if the text is not a date, or the date does not exist
 * @example parseDay('2026-02-29') // undefined
 */
export function parseDay(date: string): number | undefined {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && dateOfDay(day) === date ? day : undefined;
}

/** Returns the day of the week, 0 for Monday and 6 for Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/**
 * Returns date and time of day in Shanghai.
 *
 * @example shanghaiTime(Date.UTC(2026, 10, 21, 11, 2, 44)) // { date: '2026-11-21', time: '19:02:44' }
 */
export function shanghaiTime(at: number): { readonly date: string; readonly time: string } {
  const iso = isoOf(at);
  return { date: iso.slice(0, DATE_LENGTH), time: iso.slice(DATE_LENGTH + 1, DATE_LENGTH + 9) };
}

/**
 * Parses a date and time in Shanghai, in the format of a browser's input field.
 *
 * @returns `undefined` if the text is not a date and time, or the date does not exist
 * @example parseShanghaiTime('2026-11-21T19:02') // Date.UTC(2026, 10, 21, 11, 2)
 */
export function parseShanghaiTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) || parseDay(text.slice(0, DATE_LENGTH)) === undefined)
    return undefined;
  return Date.parse(`${text}Z`) - SHANGHAI_OFFSET_MS;
}

const DATE_LENGTH = '2026-11-21'.length;

/** Returns an ISO text whose date and time are those of Shanghai, although it is marked as UTC. */
function isoOf(at: number): string {
  return new Date(at + SHANGHAI_OFFSET_MS).toISOString();
}
