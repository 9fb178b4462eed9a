import { runs } from '@site/testing/runs';
import { parseRawPair } from '@site/shared/odds';
import fc from 'fast-check';
import { priceValue } from '../exact-arithmetic/price';
import { parseDecimal } from '../exact-arithmetic/rational';
import { lineFor } from '../markets/line';
import { marketRule } from '../markets/marketRules';
import { scheduleOf, type Course, type MatchEvent } from '../simulator/course';
import { matchStateAt } from '../simulator/matchState';
import { remainingGoals, remainingRates } from './goalModel';
import { fairProfit } from './lines';
import { europeanPrice, rawPair } from './margin';
import { makeBook, type BookMarket } from './matchBook';

const MINUTE = 60_000;

describe('the goal model', () => {
  it('adds up to certainty and to the expected goals', () => {
    const course = aCourse();
    const remainders = remainingGoals(course, matchStateAt(course, [], -1), 'match', 0);
    const home = remainders.reduce((sum, each) => sum + each.probability * each.home, 0);

    expect(remainders.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    expect(home).toBeGreaterThan(1.3);
    expect(home).toBeLessThan(1.7);
  });

  it('expects less of a side with ten men, and nothing after the whistle', () => {
    const course = aCourse({ kind: 'scripted' });
    const red: MatchEvent = { kind: 'red-card', side: 'home', at: 10 * MINUTE, seenAt: 10 * MINUTE };
    const [before, after] = [[], [red]].map((reported) =>
      remainingRates(course, matchStateAt(course, reported, 11 * MINUTE), 'match', 11 * MINUTE),
    );

    expect(after?.home).toBeLessThan(before?.home ?? 0);
    expect(after?.away).toBeGreaterThan(before?.away ?? 0);
    const { endsAt } = scheduleOf(course);
    expect(remainingRates(course, matchStateAt(course, [], endsAt), 'match', endsAt)).toEqual({ home: 0, away: 0 });
  });

  it.each([
    ['level line, sides alike', 0, 1],
    // The sides win, push and lose with 1/3 each at the level line. When half a goal is given, only a win counts.
    ['half a goal given', -2, 2],
    ['a quarter given: a draw loses half', -1, 1.5],
    ['a quarter received: a draw wins half', 1, 2 / 3],
  ])('%s', (_name, quarters, profit) => {
    const thirds = new Map([
      [1, 1 / 3],
      [0, 1 / 3],
      [-1, 1 / 3],
    ]);

    expect(fairProfit(thirds, quarters)).toBeCloseTo(profit, 9);
  });
});

describe('the margin', () => {
  it.each([
    [1, 140, { home: '0.93', away: '0.93' }],
    [1.25, 140, { home: '1.13', away: '0.73' }],
    [0.8, 120, { home: '0.74', away: '1.14' }],
    [30, 140, null],
    [1 / 30, 140, null],
  ])('of a fair price of %d with a line of %d', (profit, line, pair) => {
    expect(rawPair(profit, line)).toEqual(pair);
  });

  it.each([
    [0.5, 0, '2.00'],
    [0.5, 0.066, '1.87'],
    [0.08, 0.066, '11.70'],
    [0.01, 0.066, '93.00'],
    [1 / 151, 0, '151.00'],
    [1 / 151.2, 0, ''],
    [0.0001, 0.066, ''],
    [0.999, 0.066, ''],
    [0, 0.066, ''],
  ])('of a probability of %d with an overround of %d is %s', (probability, overround, price) => {
    expect(europeanPrice(probability, overround)).toBe(price);
  });
});

describe('a book', () => {
  it('offers valid pairs and prices only, at any moment of any match', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: -1, max: 115 }), fc.nat(500), (game, minute, step) => {
        for (const market of bookAt(aCourse({ gameId: game * 10 }), minute, step)) {
          const [first, second] = market.prices;
          if (market.format === 'raw') expect(parseRawPair(first?.ior ?? '', second?.ior ?? '')).toBeDefined();
          else for (const { ior } of market.prices) if (ior !== '') expect(priceValue({ type: 'E', text: ior })).toBeDefined();
          expect(market.prices.map(({ r }) => r)).toEqual([...(marketRule(market.w)?.sides.keys() ?? [])]);
        }
      }),
      { numRuns: runs(20, 60) },
    );
  });

  it('never lets a player win by backing every side of a market', () => {
    for (const market of bookAt(aCourse(), 30, 7)) {
      if (market.w === 'RDC') continue;
      const implied = market.prices.reduce((sum, { ior }) => sum + (ior === '' ? 1 : 1 / europeanOf(market, ior)), 0);
      expect(implied).toBeGreaterThan(1);
    }
  });

  it('offers main line and neighbours under ids of their own, and half-time lines only while the half is on', () => {
    const [first, second] = [bookAt(aCourse(), 20, 1), bookAt(aCourse(), 80, 1)];

    expect(first.filter(({ w, of }) => w === 'RE' && of === undefined).map(({ gameId }) => gameId)).toEqual([
      '207780400',
      '207780401',
      '207780402',
    ]);
    expect(first.filter(({ w }) => w === 'HRE')[0]?.gameId).toBe('207780405');
    expect(second.filter(({ w }) => w.startsWith('H'))).toEqual([]);
  });

  it('moves from step to step, but not all of it at once', () => {
    const [before, after] = [bookAt(aCourse(), 30, 100), bookAt(aCourse(), 30, 101)];
    const moved = before.filter((market, index) => JSON.stringify(market) !== JSON.stringify(after[index]));

    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length).toBeLessThan(before.length);
  });
});

describe('a line', () => {
  it.each([
    ['H', { ratio: '0.5 / 1', strong: 'H' }, '-0.75'],
    ['C', { ratio: '0.5 / 1', strong: 'H' }, '0.75'],
    ['H', { ratio: '0.5 / 1', strong: 'C' }, '0.75'],
    ['C', { ratio: '0 / 0.5', strong: 'C' }, '-0.25'],
    ['H', { ratio: '0', strong: '' }, '0.00'],
    ['over', { ratio: '2 / 2.5', strong: '' }, '2.25'],
    ['under', { ratio: '3', strong: '' }, '3.00'],
  ] as const)('of %s at %j is %s', (side, line, text) => {
    expect(lineFor(side, line)).toEqual(parseDecimal(text));
  });

  it('is none where the market has none', () => {
    expect(lineFor('H', { ratio: '', strong: '' })).toBeNull();
  });
});

function bookAt(course: Course, minute: number, step: number): readonly BookMarket[] {
  const elapsed = minute * MINUTE;
  const state = matchStateAt(course, [], elapsed);
  if (state.period === 'finished') return [];
  return makeBook({ course, state, pricedAt: Math.max(0, elapsed), step, scope: 'all', hasAlternatives: true });
}

/** Returns the European price; raw x above 1 is Malay −(2 − x), so its profit is 1/(2 − x). */
function europeanOf({ format }: BookMarket, ior: string): number {
  const value = Number(ior);
  if (format === 'E') return value;
  return value <= 1 ? 1 + value : 1 + 1 / (2 - value);
}

function aCourse(given: Partial<Course> = {}): Course {
  return { gameId: 207_780_400, sport: 'FT', seed: 1, homeRate: 1.5, awayRate: 1.2, kind: 'natural', feedDelay: 1_500, ...given };
}
