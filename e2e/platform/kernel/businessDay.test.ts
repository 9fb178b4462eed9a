import { businessDayOf } from './businessDay';

it.each([
  ['2026-11-20T15:59:59.999Z', 0, '2026-11-20'],
  ['2026-11-20T16:00:00.000Z', 0, '2026-11-21'],
  ['2026-11-20T16:00:00.000Z', 1, '2026-11-20'],
  ['2026-12-31T20:00:00.000Z', 0, '2027-01-01'],
  ['2027-01-01T00:00:00.000Z', 1, '2026-12-31'],
])('at %s, %s days before, it is %s in Shanghai', (moment, daysBefore, date) => {
  const day = businessDayOf(new Date(moment), daysBefore);

  expect(day.date).toBe(date);
  expect([day.from.toISOString(), day.to.getTime() - day.from.getTime()]).toEqual([
    new Date(`${date}T00:00:00+08:00`).toISOString(),
    24 * 60 * 60_000,
  ]);
});
