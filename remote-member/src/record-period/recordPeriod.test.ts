import { formatMoment } from '@site/shared/i18n';
import { periodOfLastDays } from './recordPeriod';

const at = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  [7, '2026-11-21T12:00:00', '2026-11-15 00:00:00', '2026-11-21 23:59:59'],
  [7, '2026-11-21T00:00:00', '2026-11-15 00:00:00', '2026-11-21 23:59:59'],
  [7, '2026-11-20T23:59:59', '2026-11-14 00:00:00', '2026-11-20 23:59:59'],
  [1, '2026-11-21T07:59:59', '2026-11-21 00:00:00', '2026-11-21 23:59:59'],
  [90, '2026-03-01T08:00:00', '2025-12-02 00:00:00', '2026-03-01 23:59:59'],
])('the last %i business days at %s', (days, now, from, to) => {
  const period = periodOfLastDays(days, at(now));

  expect([period.from, period.to].map(formatMoment)).toEqual([from, to]);
});
