import { dateOfDay, parseDay, weekdayOf } from '@site/shared/calendar';

const WEEK = 7;

/**
 * Returns a month as weeks from Monday to Sunday, with `undefined` for days of other months. @param month such as
 * `2026-11`
 */
export function monthWeeks(month: string): readonly (readonly (string | undefined)[])[] {
  const first = parseDay(`${month}-01`);
  if (first === undefined) return [];
  const days: (string | undefined)[] = Array.from({ length: weekdayOf(first) }, () => undefined);
  for (let day = first; dateOfDay(day).startsWith(month); day += 1) days.push(dateOfDay(day));
  while (days.length % WEEK > 0) days.push(undefined);
  return Array.from({ length: days.length / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK));
}
