import { add, floorOf, multiply, ONE, rational, subtract, ZERO, type Rational } from '../exact-arithmetic/rational';
import { labelBySign, legFactor, type ResultCode, type Settled } from './payout';

/** One leg of a parlay or system, at its Hong Kong price h. */
export interface Leg {
  readonly profit: Rational;
  readonly result: ResultCode;
}

/**
 * A parlay: ⌊stake × Π leg factors⌋. Void legs count 1; only where every leg is void is the ticket void.
 * A half-lost ten-folder of one fen is cut to nothing and therefore lost.
 */
export function parlayPayout(stake: bigint, legs: readonly Leg[]): Settled {
  return systemPayout(stake, [legs.length], legs);
}

/** ⌊stake × Π(1 + h)⌋ − stake, what a parlay wins when every leg wins. */
export function parlayToWin(stake: bigint, profits: readonly Rational[]): bigint {
  return floorOf(multiply(rational(stake), winPerUnit([profits.length], profits)));
}

/**
 * A system: every combination of the named sizes is a line of the same unit stake; ⌊unit × Σ over lines of the product⌋, cut once.
 *
 * @param folds sizes of the lines: `[2, 3]` of three legs is 3串4
 */
export function systemPayout(unitStake: bigint, folds: readonly number[], legs: readonly Leg[]): Settled {
  const factors = legs.map(({ profit, result }) => legFactor(profit, result));
  const payout = floorOf(multiply(rational(unitStake), lineSum(folds, factors)));
  const cost = unitStake * BigInt(lineCount(legs.length, folds));
  const isVoid = legs.every(({ result }) => result.startsWith('D'));
  return { result: isVoid ? 'D' : labelBySign(payout, cost), payout };
}

/** What one unit of stake on every line wins when every leg wins: Σ over lines of Π(1 + h), less the lines. */
export function winPerUnit(folds: readonly number[], profits: readonly Rational[]): Rational {
  const best = lineSum(
    folds,
    profits.map((profit) => add(ONE, profit)),
  );
  return subtract(best, rational(BigInt(lineCount(profits.length, folds))));
}

/**
 * Σ over the lines of the product of their factors, exact and without listing the lines: `sums[k]` is the sum over all lines of k factors
 * among those taken so far, and one more factor extends every line of k − 1.
 */
export function lineSum(folds: readonly number[], factors: readonly Rational[]): Rational {
  const sums = factors.reduce<readonly Rational[]>(
    (before, factor) => [ONE, ...before.map((sum, size) => add(before[size + 1] ?? ZERO, multiply(sum, factor)))],
    [ONE],
  );
  return folds.map((size) => sums[size] ?? ZERO).reduce(add, ZERO);
}

/** How many lines a system of `count` selections has. */
export function lineCount(count: number, folds: readonly number[]): number {
  return folds.reduce((total, size) => total + binomial(count, size), 0);
}

/** Σ of the line factors in one closed form for named systems: Π(1 + f) − 1 − Σf. Kept to hold the sums against. */
export function namedSystemFactor(legs: readonly Leg[]): Rational {
  const factors = legs.map(({ profit, result }) => legFactor(profit, result));
  const product = factors.reduce((total, factor) => multiply(total, add(ONE, factor)), ONE);
  return factors.reduce(subtract, subtract(product, ONE));
}

function binomial(count: number, size: number): number {
  let result = 1;
  for (let step = 1; step <= size; step += 1) result = (result * (count - size + step)) / step;
  return result;
}
