import { runs } from '@site/testing/runs';
import { isDoubleHandicap, parseRawPair } from '@site/shared/odds';
import fc from 'fast-check';
import { priceValue } from '../exact-arithmetic/price';
import { countedOf } from '../markets/gameIds';
import { lineOf } from '../markets/line';
import { marketRule, marketRules } from '../markets/marketRules';
import { gradeSelection } from '../settlement/gradeSelection';
import type { Course } from '../simulator/course';
import { matchStateAt, type MatchState } from '../simulator/matchState';
import { resultFactsOf } from '../settlement/resultFactsOf';
import { ALL_SPORTS } from '../simulator/sport';
import { aCourseOf } from '../testing/courses';
import { makeBook, type BookMarket } from './matchBook';
import { offeredRules } from './offeredRules';

const MINUTE = 60_000;

describe.each(ALL_SPORTS)('the book of %s', (sport) => {
  const moments = fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: -1, max: 130 }), fc.nat(500));

  it('holds valid prices only, switching format where the two-sided markets do', () => {
    fc.assert(
      fc.property(moments, ([game, minute, step]) => {
        for (const market of bookAt(aCourseOf(sport, game), minute, step)) {
          const rule = marketRule(market.w, sport, market.of);
          const [first, second] = market.prices;
          expect(rule?.isInPlay).toBe(minute >= 0);
          expect(market.format === 'raw').toBe(isDoubleHandicap(market.w));
          if (market.format === 'raw') expect(parseRawPair(first?.ior ?? '', second?.ior ?? '')).toBeDefined();
          else for (const { ior } of market.prices) if (ior !== '') expect(priceValue({ type: 'E', text: ior })).toBeDefined();
          for (const { r } of market.prices) expect(rule?.sides.has(r)).toBe(true);
          expect(countedOf(market.gameId)).toBe(market.of ?? 'goals');
        }
      }),
      { numRuns: runs(4, 12) },
    );
  });

  it('names every line once, and counts the markets behind "more"', () => {
    fc.assert(
      fc.property(moments, ([game, minute, step]) => {
        const course = aCourseOf(sport, game);
        const [all, board] = [bookAt(course, minute, step), bookAt(course, minute, step, 'board')];
        expect(new Set(all.map(nameOf)).size).toBe(all.length);
        expect(all.map(nameOf)).toEqual(expect.arrayContaining(board.map(nameOf)));
        const behind = new Set(
          all.filter((market) => !board.some(({ w, of }) => w === market.w && of === market.of)).map(({ w, of }) => `${w} ${of}`),
        );
        expect(offeredRules(course, stateOf(course, minute), Math.max(0, minute * MINUTE)).more.length).toBeGreaterThanOrEqual(behind.size);
      }),
      { numRuns: runs(2, 6) },
    );
  });

  it('can be settled to the last selection by any possible end', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 160 }), ([game, minute, step], abandonedAt) => {
        const course = aCourseOf(sport, game);
        const market = bookAt(course, minute, step);
        const bet = stateOf(course, minute);
        const finished = stateOf(course, 24 * 60);
        const states = [finished, ...(abandonedAt >= minute ? [stateOf(course, abandonedAt)] : [])];
        for (const each of market) for (const state of states) settleAll(course, each, bet, state);
      }),
      { numRuns: runs(2, 6) },
    );
  });

  it('does not lose to a player who backs every side', () => {
    for (const minute of [-1, 12, 40]) {
      for (const market of bookAt(aCourseOf(sport, 7), minute, 3)) {
        if (market.w === 'DC' || market.w === 'RDC' || OPEN_ENDED.includes(market.w)) continue;
        const implied = market.prices.reduce((sum, { ior }) => sum + (ior === '' ? 1 : 1 / europeanOf(market, ior)), 0);
        expect([market.w, market.of, implied > 0.999]).toEqual([market.w, market.of, true]);
      }
    }
  });
});

/** Markets where no side or both sides may win. */
const OPEN_ENDED = ['BH', 'CS', 'WN'];

describe('the catalogue of football', () => {
  it('is offered somewhere, but for winning margins, which have no selections', () => {
    const offered = new Set<string>();
    for (let game = 0; game < 6; game += 1) {
      const course = aCourseOf('FT', game);
      for (let minute = -1; minute < 110; minute += 7) {
        for (const { w, of } of bookAt(course, minute, 1)) offered.add(`${w} ${of ?? 'goals'}`);
      }
    }
    const missing = (['goals', 'corners', 'cards'] as const).flatMap((of) =>
      marketRules('FT', of).flatMap(({ code }) => (offered.has(`${code} ${of}`) ? [] : [`${code} ${of}`])),
    );

    // A fifth goal is rare in six matches, and cards have no odd/even market.
    expect(missing.filter((name) => !/^[E-J]RG/.test(name))).toEqual(['EO cards', 'REO cards']);
  });
});

describe('prices', () => {
  it.each(['BK', 'TN', 'VB', 'TT', 'SK', 'BS', 'OP'] as const)('of %s agree with what happens, over many matches', (sport) => {
    let [expected, won] = [0, 0];
    for (let game = 0; game < 200; game += 1) {
      const course = aCourseOf(sport, game);
      const winner = bookAt(course, -1, 0, 'board').find(({ w }) => w === 'M0');
      const [home, away] = winner?.prices.map(({ ior }) => 1 / Number(ior || 1.005)) ?? [0.5, 0.5];
      expected += (home ?? 0) / ((home ?? 0) + (away ?? 0));
      const { score } = matchStateAt(course, [], 24 * 60 * MINUTE);
      if (score.home > score.away) won += 1;
    }

    expect(Math.abs(expected - won) / 200).toBeLessThan(0.09);
  });
});

function settleAll(course: Course, market: BookMarket, bet: MatchState, end: MatchState): void {
  const rule = marketRule(market.w, course.sport, market.of);
  if (!rule) throw new RangeError(`no rule for ${market.w}`);
  const isOver = end.period === 'finished';
  for (const { r } of market.prices) {
    const side = rule.sides.get(r) ?? '';
    const grade = gradeSelection(
      { rule, side, line: lineOf(rule, side, market), scoreAtBet: rule.isInPlay ? bet.score : null },
      { state: isOver ? 'finished' : 'abandoned', half: end.half, final: end.score, facts: resultFactsOf(course, end) },
    );
    expect(isOver ? ['W', 'LW', 'P', 'LL', 'L'] : ['W', 'LW', 'P', 'LL', 'L', 'D']).toContain(grade);
  }
}

function stateOf(course: Course, minute: number): MatchState {
  return matchStateAt(course, [], minute * MINUTE);
}

function bookAt(course: Course, minute: number, step: number, scope: 'board' | 'all' = 'all'): readonly BookMarket[] {
  const state = stateOf(course, minute);
  return makeBook({ course, state, pricedAt: Math.max(0, minute * MINUTE), step, scope, hasAlternatives: true });
}

function nameOf({ gameId, w }: BookMarket): string {
  return `${gameId}/${w}`;
}

/** Returns the European price; raw x above 1 is Malay −(2 − x), so its profit is 1/(2 − x). */
function europeanOf({ format }: BookMarket, ior: string): number {
  const value = Number(ior);
  if (format === 'E') return value;
  return value <= 1 ? 1 + value : 1 + 1 / (2 - value);
}
