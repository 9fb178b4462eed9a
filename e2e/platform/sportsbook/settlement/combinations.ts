import { add, floorOf, multiply, ONE, rational, subtract, ZERO, type Rational } from '../exact/rational';
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
  return settled(stake, stake, [factorOf(legs)], legs);
}

/** ⌊stake × Π(1 + h)⌋ − stake, what a parlay wins when every leg wins. */
export function parlayToWin(stake: bigint, profits: readonly Rational[]): bigint {
  const product = profits.reduce((total, profit) => multiply(total, add(ONE, profit)), ONE);
  return floorOf(multiply(rational(stake), product)) - stake;
}

/**
 * A system: every combination of the named sizes is a line of the same unit stake; ⌊unit × Σ over lines of the product⌋, cut once.
 *
 * @param folds sizes of the lines: `[2, 3]` of three legs is 3串4
 */
export function systemPayout(unitStake: bigint, folds: readonly number[], legs: readonly Leg[]): Settled {
  const lines = folds.flatMap((size) => combinations(legs, size));
  return settled(unitStake, unitStake * BigInt(lines.length), lines.map(factorOf), legs);
}

/** How many lines a system of `count` selections has. */
export function lineCount(count: number, folds: readonly number[]): number {
  return folds.reduce((total, size) => total + binomial(count, size), 0);
}

/** Σ of the line factors in one closed form for named systems: Π(1 + f) − 1 − Σf. Kept to hold the enumeration against. */
export function namedSystemFactor(legs: readonly Leg[]): Rational {
  const factors = legs.map(({ profit, result }) => legFactor(profit, result));
  const product = factors.reduce((total, factor) => multiply(total, add(ONE, factor)), ONE);
  return factors.reduce(subtract, subtract(product, ONE));
}

function settled(unit: bigint, cost: bigint, factors: readonly Rational[], legs: readonly Leg[]): Settled {
  const payout = floorOf(multiply(rational(unit), factors.reduce(add, ZERO)));
  const isVoid = legs.every(({ result }) => result.startsWith('D'));
  return { result: isVoid ? 'D' : labelBySign(payout, cost), payout };
}

function factorOf(legs: readonly Leg[]): Rational {
  return legs.map(({ profit, result }) => legFactor(profit, result)).reduce(multiply, ONE);
}

function combinations<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function binomial(count: number, size: number): number {
  let result = 1;
  for (let step = 1; step <= size; step += 1) result = (result * (count - size + step)) / step;
  return result;
}
