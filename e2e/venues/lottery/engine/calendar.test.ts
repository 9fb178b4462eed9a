import * as fc from 'fast-check';
import { businessDate } from '@site/shared/calendar';
import { LOTTERY_GAMES } from '../games';
import { signAt } from './lunarYear';
import { parsePeriod, periodAt, shiftPeriod } from './schedule';
import { WAVES, waveOf } from './waves';
import { signOf, SIGNS } from './zodiac';

describe('periods', () => {
  const everyMinute = { everySeconds: 60, closesBeforeSeconds: 6 };

  it('are numbered within the business day of Shanghai', () => {
    expect(periodAt(everyMinute, Date.parse('2026-11-23T12:10:30+08:00'))).toEqual({
      id: '20261123-0731',
      opensAt: Date.parse('2026-11-23T12:10:00+08:00'),
      closesAt: Date.parse('2026-11-23T12:10:54+08:00'),
      drawsAt: Date.parse('2026-11-23T12:11:00+08:00'),
    });
  });

  it.each([
    ['2026-11-22T23:59:59.999+08:00', '20261122-1440'],
    ['2026-11-23T00:00:00.000+08:00', '20261123-0001'],
    ['2026-12-31T23:59:00.000+08:00', '20261231-1440'],
  ])('at %s: %s', (at, id) => {
    expect(periodAt(everyMinute, Date.parse(at)).id).toBe(id);
  });

  it.each(LOTTERY_GAMES)('of $gameCode fill each day, follow each other and are read from their ids', ({ schedule }) => {
    expect(86_400 % schedule.everySeconds).toBe(0);
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') }),
        fc.integer({ min: -100, max: 100 }),
        (at, by) => {
          const period = periodAt(schedule, at);
          expect(period.opensAt <= at && at < period.drawsAt).toBe(true);
          expect(shiftPeriod(schedule, period, 1)).toEqual(periodAt(schedule, period.drawsAt));
          const other = shiftPeriod(schedule, period, by);
          expect(parsePeriod(schedule, other.id)).toEqual(other);
          expect(other.drawsAt - period.drawsAt).toBe(by * schedule.everySeconds * 1000);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each(['', '20261123', '20261123-731', '20261123-0000', '20261123-1441', '20261323-0001', '20261131-0001'])(
    'are none for "%s"',
    (id) => {
      expect(parsePeriod(everyMinute, id)).toBeNull();
    },
  );
});

describe('the sign of the lunar year', () => {
  it.each([
    ['2026-02-16T23:59:59+08:00', 'snake'],
    ['2026-02-17T00:00:00+08:00', 'horse'],
    ['2026-11-23T12:00:00+08:00', 'horse'],
    ['2027-02-05T23:59:59+08:00', 'horse'],
    ['2027-02-06T00:00:00+08:00', 'goat'],
    ['2028-01-25T23:59:59+08:00', 'goat'],
    ['2028-01-26T00:00:00+08:00', 'monkey'],
  ])('changes at the lunar New Year: %s', (at, sign) => {
    expect(signAt(Date.parse(at))).toBe(sign);
  });

  /** New Year's days as published by the observatories of Nanjing and Hong Kong, starting with a year of the dragon. */
  const NEW_YEARS = [
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2030-02-03',
    '2031-01-23',
    '2032-02-11',
    '2033-01-31',
    '2034-02-19',
    '2035-02-08',
    '2036-01-28',
  ];

  it.each(NEW_YEARS.map((day, index) => [day, index]))('begins on the published day: %s', (day, index) => {
    const start = Date.parse(`${day}T00:00:00+08:00`);
    const dragon = SIGNS.indexOf('dragon');

    expect([start - 1, start].map(signAt)).toEqual([dragon + index - 1, dragon + index].map((at) => SIGNS[at % SIGNS.length]));
  });

  it('changes on the days of ICU up to 2099, but where a new moon is near midnight', () => {
    // eslint-disable-next-line eslint-js/no-restricted-syntax -- a lunar calendar to compare with
    const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'Asia/Shanghai', month: 'numeric', day: 'numeric' });
    const other: string[] = [];
    for (let year = 2024; year <= 2099; year += 1) {
      for (let noon = Date.UTC(year, 0, 20, 4); noon < Date.UTC(year, 1, 22); noon += 86_400_000) {
        if (signAt(noon) !== signAt(noon - 86_400_000) && lunar.format(noon) !== '1/1') other.push(businessDate(noon));
      }
    }

    expect(other).toEqual(['2027-02-06', '2030-02-03']);
  });

  it('gives the balls of the year of the horse their signs', () => {
    const ballsOf = (sign: string) => Array.from({ length: 49 }, (_, index) => index + 1).filter((ball) => signOf(ball, 'horse') === sign);

    expect(ballsOf('horse')).toEqual([1, 13, 25, 37, 49]);
    expect(ballsOf('snake')).toEqual([2, 14, 26, 38]);
    expect(ballsOf('rat')).toEqual([7, 19, 31, 43]);
    expect(ballsOf('goat')).toEqual([12, 24, 36, 48]);
    expect(SIGNS.flatMap(ballsOf)).toHaveLength(49);
  });
});

it('colours 17 balls red, 16 blue and 16 green', () => {
  const balls = Array.from({ length: 49 }, (_, index) => index + 1);

  expect(WAVES.map((wave) => balls.filter((ball) => waveOf(ball) === wave).length)).toEqual([17, 16, 16]);
  expect([1, 11, 49, 3, 46].map(waveOf)).toEqual(['red', 'green', 'green', 'blue', 'red']);
});
