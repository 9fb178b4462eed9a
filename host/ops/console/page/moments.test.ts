import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { formatMinute, formatMoment, toMoment, toTyped } from './moments';

describe.each(DEVICE_ZONES)('times of the console on a device in %s', (zone) => {
  beforeEach(() => {
    setDeviceZone(zone);
  });

  it.each([
    ['2026-11-21T15:59:59.000Z', '2026-11-21 23:59:59', '2026-11-21T23:59'],
    ['2026-11-21T16:00:00.000Z', '2026-11-22 00:00:00', '2026-11-22T00:00'],
    // New York skips half past two on 8 March.
    ['2026-03-07T18:30:00.000Z', '2026-03-08 02:30:00', '2026-03-08T02:30'],
  ])('show %s as %s, and as %s in a field', (at, shown, typed) => {
    expect(formatMoment(at)).toBe(shown);
    expect(formatMinute(at)).toBe(shown.slice(0, -3));
    expect(toTyped(Date.parse(at))).toBe(typed);
  });

  it.each([
    ['2026-03-08T02:30', '2026-03-07T18:30:00.000Z'],
    ['2026-11-22T00:00', '2026-11-21T16:00:00.000Z'],
    ['2026-11-22T00:00:05', '2026-11-21T16:00:05.000Z'],
    ['soon', 'soon'],
  ])('read %s from a field as %s', (typed, moment) => {
    expect(toMoment(typed)).toBe(moment);
  });
});
