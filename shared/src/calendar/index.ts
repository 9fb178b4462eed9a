/**
 * The calendar of the product: the business day and every time that anyone reads are those of Shanghai (decisions 50 and 190), wherever a device or a
 * server is. Shanghai has had no summer time since 1991, so its distance to UTC is fixed. A day is also a number: whole days of Shanghai since 1970-01-01.
 */

export const DAY_MS = 24 * 3_600_000;

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** Returns the number of the business day of a moment. @param at milliseconds since 1970 */
export function businessDay(at: number): number {
  return Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS);
}

/** Returns the first moment of a business day. */
export function startOfBusinessDay(day: number): number {
  return day * DAY_MS - SHANGHAI_OFFSET_MS;
}

/**
 * Returns the date of the business day of a moment.
 *
 * @example businessDate(Date.UTC(2026, 10, 21, 16)) // '2026-11-22'
 */
export function businessDate(at: number): string {
  return isoOf(at).slice(0, DATE_LENGTH);
}

/** Returns the date of a business day by its number. */
export function dateOfDay(day: number): string {
  return businessDate(startOfBusinessDay(day));
}

/**
 * Reads the number of a business day.
 *
 * @returns `undefined` where the text is no date, or one that the calendar does not have
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
 * Reads date and time of day in Shanghai, as a field of the browser has them.
 *
 * @returns `undefined` where the text is no date and time, or a day that the calendar does not have
 * @example parseShanghaiTime('2026-11-21T19:02') // Date.UTC(2026, 10, 21, 11, 2)
 */
export function parseShanghaiTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) || parseDay(text.slice(0, DATE_LENGTH)) === undefined)
    return undefined;
  return Date.parse(`${text}Z`) - SHANGHAI_OFFSET_MS;
}

const DATE_LENGTH = '2026-11-21'.length;

/** Moments of UTC that read as those of Shanghai do. */
function isoOf(at: number): string {
  return new Date(at + SHANGHAI_OFFSET_MS).toISOString();
}
