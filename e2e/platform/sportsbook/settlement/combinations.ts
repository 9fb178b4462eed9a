import { add, floorOf, multiply, ONE, rational, subtract, ZERO, type Rational } from '../exact-arithmetic/rational';
import { labelBySign, legFactor, type ResultCode, type Settled } from './payout';

/** Leg of a parlay or system at its Hong Kong price h. */
export interface Leg {
  readonly profit: Rational;
  readonly result: ResultCode;
}

/**
 * Computes the payout of a parlay: ⌊stake × Π leg factors⌋. Void legs count as 1; the ticket is void only when every
 * leg is. Ten half-lost legs at a stake of one fen round down to 0, so the ticket is lost.
 */
export function parlayPayout(stake: bigint, legs: readonly Leg[]): Settled {
  return systemPayout(stake, [legs.length], legs);
}

/** Returns ⌊stake × Π(1 + h)⌋ − stake, the win of a parlay when every leg wins. */
export function parlayToWin(stake: bigint, profits: readonly Rational[]): bigint {
  return floorOf(multiply(rational(stake), winPerUnit([profits.length], profits)));
}

/**
 * Computes the payout of a system. Every combination of the given sizes is a line with the same unit stake; the payout
 * is ⌊unit × Σ over lines of the product⌋, rounded down once.
 *
 * @param folds sizes of the lines: `[2, 3]` with three legs is 3串4
 */
export function systemPayout(unitStake: bigint, folds: readonly number[], legs: readonly Leg[]): Settled {
  const factors = legs.map(({ profit, result }) => legFactor(profit, result));
  const payout = floorOf(multiply(rational(unitStake), lineSum(folds, factors)));
  const cost = unitStake * BigInt(lineCount(legs.length, folds));
  const isVoid = legs.every(({ result }) => result.startsWith('D'));
  return { result: isVoid ? 'D' : labelBySign(payout, cost), payout };
}

/**
 * Returns the win of one unit of stake on every line when every leg wins: Σ over lines of Π(1 + h), minus the number of
 * lines.
 */
export function winPerUnit(folds: readonly number[], profits: readonly Rational[]): Rational {
  const best = lineSum(
    folds,
    profits.map((profit) => add(ONE, profit)),
  );
  return subtract(best, rational(BigInt(lineCount(profits.length, folds))));
}

/**
 * Returns Σ over the lines of the product of their factors, exactly and without listing the lines. `sums[k]` is the sum
 * over all lines of k factors among those processed so far; one more factor extends every line of k − 1.
 */
export function lineSum(folds: readonly number[], factors: readonly Rational[]): Rational {
  const sums = factors.reduce<readonly Rational[]>(
    (before, factor) => [ONE, ...before.map((sum, size) => add(before[size + 1] ?? ZERO, multiply(sum, factor)))],
    [ONE],
  );
  return folds.map((size) => sums[size] ?? ZERO).reduce(add, ZERO);
}

export function lineCount(count: number, folds: readonly number[]): number {
  return folds.reduce((total, size) => total + binomial(count, size), 0);
}

/** Returns Σ of the line factors of a named system in closed form: Π(1 + f) − 1 − Σf. Used to verify the sums. */
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
