import { ZERO_FEN } from '@site/shared/money';
import { fenFromWire } from '@site/shared/money';
import { profitLine, winRate } from './play';
import { periodOf, playQuery } from './playFilter';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const at = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  [{ won: 2, lost: 1 }, '66.7'],
  [{ won: 0, lost: 3 }, '0.0'],
  [{ won: 5, lost: 0 }, '100.0'],
  [{ won: 0, lost: 0 }, undefined],
])('the win rate of %j is %s', (totals, rate) => {
  expect(winRate(totals)).toBe(rate);
});

it('continues the profit line over days without play', () => {
  const none = { count: 1, risk: ZERO_FEN, turnover: ZERO_FEN };
  const days = [
    { day: '2026-11-19', ...none, net: fenFromWire('10.00') },
    { day: '2026-11-21', ...none, net: fenFromWire('-15.00') },
  ];

  expect(profitLine(days, ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']).map(({ net }) => net)).toEqual([0, 1000, 1000, -500]);
});

it.each([
  ['a range', { range: '7', from: undefined, to: undefined }, '2026-11-15T00:00:00', '2026-11-21T23:59:59.999'],
  ['own days', { range: '7', from: '2026-10-01', to: '2026-10-02' }, '2026-10-01T00:00:00', '2026-10-02T23:59:59.999'],
  ['a first day alone', { range: '7', from: '2026-11-20', to: undefined }, '2026-11-20T00:00:00', '2026-11-21T23:59:59.999'],
  ['days the wrong way round', { range: '7', from: '2026-11-20', to: '2026-11-02' }, '2026-11-02T00:00:00', '2026-11-02T23:59:59.999'],
  ['more than a year', { range: '7', from: '2001-01-01', to: '2026-11-21' }, '2025-11-20T00:00:00', '2026-11-21T23:59:59.999'],
  ['a day no month has', { range: '7', from: '2026-02-31', to: '2026-03-05' }, '2026-03-03T00:00:00', '2026-03-05T23:59:59.999'],
] as const)('the time of %s', (_what, filter, from, to) => {
  expect(periodOf(filter, NOON)).toEqual({ from: at(from), to: at(to) });
});

it('replaces invalid values of an address by the defaults', () => {
  const { place, ...filter } = playQuery.parse({
    of: 'x',
    days: '8',
    from: '2026-13-01',
    to: "'; --",
    category: 'XX',
    venue: 'a b',
    game: 'JG-pearl',
    state: 'won',
    result: '',
    after: 'x',
  });

  expect(playQuery.format({ ...filter, place })).toEqual({});
  expect(playQuery.parse({ game: 'JG-pearl' }).game).toBeUndefined();
});
