import { businessWeekOf } from './businessWeek';

it.each([
  ['2026-11-16T00:00:00.000+08:00', 0, '2026-11-16'],
  ['2026-11-15T23:59:59.999+08:00', 0, '2026-11-09'],
  ['2026-11-21T12:00:00.000+08:00', 0, '2026-11-16'],
  ['2026-11-22T23:59:59.999+08:00', 0, '2026-11-16'],
  ['2026-11-21T12:00:00.000+08:00', 1, '2026-11-09'],
  ['2027-01-01T00:00:00.000+08:00', 0, '2026-12-28'],
])('at %s, %s weeks before, the week is that of Monday %s', (moment, weeksBefore, monday) => {
  const week = businessWeekOf(new Date(moment), weeksBefore);

  expect(week.monday).toBe(monday);
  expect([week.from.toISOString(), week.to.getTime() - week.from.getTime()]).toEqual([
    new Date(`${monday}T00:00:00+08:00`).toISOString(),
    7 * 24 * 60 * 60_000,
  ]);
});
