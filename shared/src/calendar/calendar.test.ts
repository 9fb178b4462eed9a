import fc from 'fast-check';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { businessDate, businessDay, dateOfDay, DAY_MS, parseDay, parseShanghaiTime, shanghaiTime, startOfBusinessDay, weekdayOf } from '.';

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
  ])('is in Shanghai at %s the day %s, before and after midnight UTC', (moment, date) => {
    expect(businessDate(at(moment))).toBe(date);
    expect(dateOfDay(businessDay(at(moment)))).toBe(date);
  });

  it('starts at midnight in Shanghai and contains each moment in exactly one day', () => {
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
    'refuses %j',
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

it('uses Shanghai for the time of day', () => {
  expect(shanghaiTime(Date.UTC(2026, 10, 21, 16, 2, 4, 999))).toEqual({ date: '2026-11-22', time: '00:02:04' });
});

describe.each(DEVICE_ZONES)('on a device in %s', (zone) => {
  beforeEach(() => {
    setDeviceZone(zone);
  });

  it('runs the test in that time zone', () => {
    expect(String(new Date(Date.UTC(2026, 10, 21)))).toContain({ 'America/New_York': 'GMT-0500', 'Pacific/Kiritimati': 'GMT+1400' }[zone]);
  });

  it.each([
    // New York changes its clocks at these times; Shanghai never does.
    ['2026-03-08T06:59:59Z', '2026-03-08', '14:59:59'],
    ['2026-03-08T07:00:00Z', '2026-03-08', '15:00:00'],
    ['2026-11-01T05:30:00Z', '2026-11-01', '13:30:00'],
    ['2026-11-01T06:30:00Z', '2026-11-01', '14:30:00'],
    ['2026-11-21T15:59:59Z', '2026-11-21', '23:59:59'],
    ['2026-11-21T16:00:00Z', '2026-11-22', '00:00:00'],
    ['2026-12-31T16:00:00Z', '2027-01-01', '00:00:00'],
  ])('%s is %s %s', (moment, date, time) => {
    expect(shanghaiTime(Date.parse(moment))).toEqual({ date, time });
    expect(parseShanghaiTime(`${date}T${time}`)).toBe(Date.parse(moment));
  });
});

it.each([
  '',
  '2026-11-21',
  '2026-11-21T24:00',
  '2026-11-21T12:60',
  '2026-02-29T12:00',
  '2026-11-21 12:00',
  '2026-11-21T12:00Z',
  '12026-11-21T12:00',
])('refuses %j as a time of day', (text) => {
  expect(parseShanghaiTime(text)).toBeUndefined();
});
