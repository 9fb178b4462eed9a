import fc from 'fast-check';
import { businessDate, businessDay, dateOfDay, DAY_MS, parseDay, shanghaiTime, startOfBusinessDay, weekdayOf } from '.';

const at = (text: string) => Date.parse(`${text}+08:00`);

describe('the business day', () => {
  it.each([
    ['2026-11-21T00:00:00', '2026-11-21'],
    ['2026-11-21T07:59:59.999', '2026-11-21'],
    ['2026-11-21T08:00:00', '2026-11-21'],
    ['2026-11-21T23:59:59.999', '2026-11-21'],
    ['2026-11-22T00:00:00', '2026-11-22'],
    ['2028-02-29T00:00:00', '2028-02-29'],
    ['2027-01-01T00:30:00', '2027-01-01'],
  ])('of %s in Shanghai is %s, before and after midnight of UTC', (moment, date) => {
    expect(businessDate(at(moment))).toBe(date);
    expect(dateOfDay(businessDay(at(moment)))).toBe(date);
  });

  it('begins at midnight of Shanghai and has every moment in exactly one day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (moment) => {
        const day = businessDay(moment);
        expect(startOfBusinessDay(day)).toBeLessThanOrEqual(moment);
        expect(startOfBusinessDay(day + 1)).toBe(startOfBusinessDay(day) + DAY_MS);
        expect(startOfBusinessDay(day + 1)).toBeGreaterThan(moment);
        expect(parseDay(businessDate(moment))).toBe(day);
      }),
    );
  });

  it.each(['', 'x', '2026-11-31', '2026-02-29', '2026-13-01', '2026-1-1', '2026-11-21T00:00', ' 2026-11-21', '2026-11-21\u200b'])(
    'is not %j',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );

  it.each([
    ['1970-01-01', 3],
    ['2026-11-23', 0],
    ['2026-11-29', 6],
    ['1969-12-29', 0],
  ])('%s has weekday %i', (date, weekday) => {
    expect(weekdayOf(parseDay(date) ?? Number.NaN)).toBe(weekday);
  });
});

it('the time of day is that of Shanghai', () => {
  expect(shanghaiTime(Date.UTC(2026, 10, 21, 16, 2, 4, 999))).toEqual({ date: '2026-11-22', time: '00:02:04' });
});
