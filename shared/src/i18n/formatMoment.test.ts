import { formatDay, formatMoment, formatRecent, formatShortMinute, formatShortMoment, formatTime } from './formatMoment';

describe('moments', () => {
  const evening = Date.UTC(2026, 10, 21, 16, 2, 4);

  it('are shown in Shanghai time, regardless of the device', () => {
    expect(formatMoment(evening)).toBe('2026-11-22 00:02:04');
    expect(formatShortMoment(evening)).toBe('11-22 00:02:04');
    expect(formatShortMinute(evening)).toBe('11-22 00:02');
    expect(formatTime(evening)).toBe('00:02');
  });

  it.each([
    [0, '00:02'],
    [60_000, '00:02'],
    [-60_000, '00:02'],
    [24 * 3_600_000 - 124_000 - 1, '00:02'],
    [24 * 3_600_000 - 124_000, '昨天'],
    [48 * 3_600_000 - 124_000 - 1, '昨天'],
    [48 * 3_600_000 - 124_000, '11-22'],
  ])('show the time today, a word yesterday and the day before: after %i ms %s', (age, shown) => {
    expect(formatRecent(evening, evening + age, '昨天')).toBe(shown);
  });

  it('belong to the business day of Shanghai', () => {
    expect(formatDay(evening)).toBe('2026-11-22');
    expect(formatDay(Date.UTC(2026, 10, 21, 15, 59, 59))).toBe('2026-11-21');
  });
});
