import { DAY_MS } from '@site/shared/calendar';

// eslint-disable-next-line eslint-js/no-restricted-syntax -- names a day of UTC, which is the same in every zone
const WEEKDAY = new Intl.DateTimeFormat('zh-CN', { weekday: 'narrow', timeZone: 'UTC' });
const A_MONDAY = Date.UTC(2026, 10, 23);

/** Names of the days of a week, from Monday. They are the same characters in both languages. */
export const WEEKDAYS: readonly string[] = Array.from({ length: 7 }, (_, day) => WEEKDAY.format(A_MONDAY + day * DAY_MS));
