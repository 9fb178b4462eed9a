import fc from 'fast-check';
import { add, compare, floorOf, multiply, ONE, rational, ZERO, type Rational } from '../exact-arithmetic/rational';
import { lineCount, lineSum, namedSystemFactor, parlayPayout, systemPayout, winPerUnit, type Leg } from './combinations';
import { legFactor, type ResultCode } from './payout';

const leg = fc
  .record({ hundredths: fc.integer({ min: 1, max: 900 }), result: fc.constantFrom<ResultCode>('W', 'LW', 'P', 'LL', 'L', 'D2') })
  .map(({ hundredths, result }): Leg => ({ profit: rational(BigInt(hundredths), 100n), result }));
const stake = fc.bigInt({ min: 1n, max: 5_000_000n });

describe('tickets of several legs', () => {
  it('sums over the lines as if each were written out', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 7 }), fc.integer({ min: 2, max: 7 }), stake, (legs, size, unit) => {
        const fold = Math.min(size, legs.length);
        const written = linesOf(legs, fold);
        const sum = written.map(factorOf).reduce(add, ZERO);

        expect(lineCount(legs.length, [fold])).toBe(written.length);
        expect(systemPayout(unit, [fold], legs).payout).toBe(floorOf(multiply(rational(unit), sum)));
      }),
    );
  });

  it('sums a named system to its closed form', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 3, maxLength: 8 }), (legs) => {
        const folds = legs.slice(1).map((_leg, index) => index + 2);
        const factors = legs.map(({ profit, result }) => legFactor(profit, result));

        expect(lineSum(folds, factors)).toEqual(namedSystemFactor(legs));
        expect(lineCount(legs.length, folds)).toBe(2 ** legs.length - legs.length - 1);
      }),
    );
  });

  it('never pays more than a full win, and a parlay what its only line pays', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 10 }), stake, (legs, unit) => {
        const folds = [legs.length];
        const { result, payout } = parlayPayout(unit, legs);
        const profits = legs.map(({ profit }) => profit);
        const most = add(rational(unit), multiply(rational(unit), winPerUnit(folds, profits)));

        expect(compare(rational(payout), most)).toBeLessThanOrEqual(0);
        expect(result === 'D').toBe(legs.every(({ result: each }) => each === 'D2'));
        expect(result === 'L').toBe(payout === 0n);
      }),
    );
  });
});

function linesOf(legs: readonly Leg[], size: number): readonly (readonly Leg[])[] {
  if (size === 0) return [[]];
  return legs.flatMap((first, index) => linesOf(legs.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}

function factorOf(line: readonly Leg[]): Rational {
  return line.map(({ profit, result }) => legFactor(profit, result)).reduce(multiply, ONE);
}
