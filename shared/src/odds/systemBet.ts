import { mustBeFen, type Fen, addRatios, multiplyRatios, RATIO_ONE, RATIO_ZERO, type Ratio, floorToFen } from '@site/shared/money';
import { legFactor } from './parlay';
import type { Price } from './price';

/**
 * Several parlays over the same selections at one unit stake each.
 *
 * - `named`: all folds from 2 to n over n selections;
 * - `k-of-n`: all folds of one size.
 */
export type SystemBet =
  | { readonly kind: 'named'; readonly selections: number }
  | { readonly kind: 'k-of-n'; readonly fold: number; readonly selections: number };

const NAMED_SELECTIONS = { min: 3, max: 8 };
const MAX_SELECTIONS = 10;

/**
 * Returns the systems that are available for a number of selections, the named one first.
 *
 * @param selections named systems take 3 to 8, `k of n` takes 3 to 10 with 2 ≤ k < n
 */
export function systemsFor(selections: number): readonly SystemBet[] {
  if (selections < NAMED_SELECTIONS.min || selections > MAX_SELECTIONS) return [];
  const folds = Array.from({ length: selections - 2 }, (_, i): SystemBet => ({ kind: 'k-of-n', fold: i + 2, selections }));
  return selections <= NAMED_SELECTIONS.max ? [{ kind: 'named', selections }, ...folds] : folds;
}

/** Returns the sizes of the lines, smallest first: a named system of 4 has folds of 2, 3 and 4. */
export function systemFolds(system: SystemBet): readonly number[] {
  return system.kind === 'k-of-n' ? [system.fold] : Array.from({ length: system.selections - 1 }, (_, i) => i + 2);
}

/**
 * Returns the number of lines in a system: 2ⁿ − n − 1 for a named one, C(n, k) otherwise.
 *
 * @example systemLines({ kind: 'named', selections: 4 }) // 11
 */
export function systemLines(system: SystemBet): number {
  return systemFolds(system).reduce((lines, fold) => lines + combinations(system.selections, fold), 0);
}

/** Returns the amount reserved for the system: the unit stake for every line. */
export function systemRisk(system: SystemBet, unitStake: Fen): Fen {
  return mustBeFen(unitStake * systemLines(system));
}

/**
 * Returns the payout if every selection wins: ⌊unit stake × Σ over the lines of the product of their factors⌋, rounded
 * once.
 *
 * @param legs one price per selection, in any order
 * @throws RangeError if the number of prices differs from the system's selections
 * @example systemReturn({ kind: 'named', selections: 3 }, 1000 as Fen, [H 0.95, H 0.91, H 1.05]) // 19272 fen
 */
export function systemReturn(system: SystemBet, unitStake: Fen, legs: readonly Price[]): Fen {
  if (legs.length !== system.selections) throw new RangeError(`a system of ${system.selections} needs as many prices`);
  const sums = sumsOfProducts(legs.map(legFactor));
  const factor = systemFolds(system).reduce((sum, fold) => addRatios(sum, sums[fold] ?? RATIO_ZERO), RATIO_ZERO);
  return floorToFen(unitStake, factor);
}

/** Returns, at index k, the sum of the products of all combinations of k factors, without listing the lines. */
function sumsOfProducts(factors: readonly Ratio[]): readonly Ratio[] {
  return factors.reduce<readonly Ratio[]>(
    (sums, factor) => [...sums, RATIO_ZERO].map((sum, k) => addRatios(sum, multiplyRatios(sums[k - 1] ?? RATIO_ZERO, factor))),
    [RATIO_ONE],
  );
}

function combinations(n: number, k: number): number {
  return k === 0 ? 1 : (combinations(n - 1, k - 1) * n) / k;
}
