import { dateOfDay, parseDay, weekdayOf } from '../calendar';

const WEEK = 7;
const DAY_MS = 86_400_000;

/** A month as weeks from Monday to Sunday; `undefined` where a day belongs to another month. @param month such as `2026-11` */
export function monthWeeks(month: string): readonly (readonly (string | undefined)[])[] {
  const first = parseDay(`${month}-01`);
  if (first === undefined) return [];
  const days: (string | undefined)[] = Array.from({ length: weekdayOf(first) }, () => undefined);
  for (let day = first; dateOfDay(day).startsWith(month); day += 1) days.push(dateOfDay(day));
  while (days.length % WEEK > 0) days.push(undefined);
  return Array.from({ length: days.length / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK));
}

const WEEKDAY = new Intl.DateTimeFormat('zh-CN', { weekday: 'narrow', timeZone: 'UTC' });
/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 23);

/** Of a week, from Monday. */
export const WEEKDAYS: readonly string[] = Array.from({ length: WEEK }, (_, day) => WEEKDAY.format(MONDAY + day * DAY_MS));
