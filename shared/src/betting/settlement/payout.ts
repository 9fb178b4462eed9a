import { assertNever } from '@site/shared/assert';
import {
  addFen,
  addRatios,
  floorToFen,
  mustBeFen,
  multiplyRatios,
  ratio,
  RATIO_ONE,
  RATIO_ZERO,
  ZERO_FEN,
  type Fen,
  type Ratio,
} from '@site/shared/money';
import { legFactor, profitPerRisk, risk, toWin, toWinPerStake, type Price } from '../../odds';
import type { LegGrade } from './gradeLeg';

/** How a leg ended; a void one counts as if it were not there. */
export type LegResult = LegGrade | 'void';

/** How a ticket ends, and all that comes back, what was held included. */
export interface Settled {
  readonly result: LegResult;
  readonly payout: Fen;
}

/** One leg of a parlay or system. */
export interface DecidedLeg {
  readonly price: Price;
  readonly result: LegResult;
}

const HALF = ratio(1, 2);

/**
 * A single: risk + profit, risk + half the profit, the risk, half the risk, or nothing. Cut to a fen once, at the end.
 *
 * @param stake as typed: at M −0.80 a stake of 10000 fen has the risk 8000, and half won pays 13000
 */
export function settleSingle(price: Price, stake: Fen, result: LegResult): Settled {
  const held = risk(price, stake);
  switch (result) {
    case 'won':
      return { result, payout: addFen(held, toWin(price, stake)) };
    case 'half-won':
      return { result, payout: addFen(held, floorToFen(stake, multiplyRatios(toWinPerStake(price), HALF))) };
    case 'push':
    case 'void':
      return { result, payout: held };
    case 'half-lost':
      return { result, payout: floorToFen(held, HALF) };
    case 'lost':
      return { result, payout: ZERO_FEN };
    default:
      return assertNever(result);
  }
}

/**
 * An outright whose places are shared: ⌊stake × places ÷ tied × (1 + h)⌋, named by what it leaves.
 *
 * @example 10000 fen at E 5.00, two for one place: 25000 fen
 */
export function settleOutright(price: Price, stake: Fen, { places, tied }: { readonly places: number; readonly tied: number }): Settled {
  const share = tied > places ? ratio(places, tied) : RATIO_ONE;
  return byWhatItLeaves(floorToFen(stake, multiplyRatios(share, legFactor(price))), stake);
}

/** A parlay: ⌊stake × product of the leg factors⌋. Void only where every leg is. */
export function settleParlay(stake: Fen, legs: readonly DecidedLeg[]): Settled {
  const payout = floorToFen(stake, legs.map(factorOf).reduce(multiplyRatios, RATIO_ONE));
  return areAllVoid(legs) ? { result: 'void', payout } : byWhatItLeaves(payout, stake);
}

/**
 * A system: ⌊unit stake × sum over its lines of the product of their leg factors⌋. The lines are never listed: the sums of all products
 * of k factors come one leg after the other.
 *
 * @param folds sizes of the lines, such as 2 and 3 for 3串4
 */
export function settleSystem(unitStake: Fen, folds: readonly number[], legs: readonly DecidedLeg[]): Settled {
  const sums = sumsOfProducts(legs.map(factorOf));
  const counts = sumsOfProducts(legs.map(() => RATIO_ONE));
  const payout = floorToFen(unitStake, pickFolds(sums, folds));
  const cost = mustBeFen(Number(pickFolds(counts, folds).numerator) * unitStake);
  return areAllVoid(legs) ? { result: 'void', payout } : byWhatItLeaves(payout, cost);
}

/** Nothing is lost, the cost is level, less is half lost, more is won: a parlay has no half of its own. */
function byWhatItLeaves(payout: Fen, cost: Fen): Settled {
  if (payout === 0) return { result: 'lost', payout };
  if (payout === cost) return { result: 'push', payout };
  return { result: payout > cost ? 'won' : 'half-lost', payout };
}

function factorOf({ price, result }: DecidedLeg): Ratio {
  switch (result) {
    case 'won':
      return legFactor(price);
    case 'half-won':
      return addRatios(RATIO_ONE, multiplyRatios(profitPerRisk(price), HALF));
    case 'push':
    case 'void':
      return RATIO_ONE;
    case 'half-lost':
      return HALF;
    case 'lost':
      return RATIO_ZERO;
    default:
      return assertNever(result);
  }
}

/** At index k the sum of the products of every k of the factors. */
function sumsOfProducts(factors: readonly Ratio[]): readonly Ratio[] {
  return factors.reduce<readonly Ratio[]>(
    (sums, factor) => [...sums, RATIO_ZERO].map((sum, k) => addRatios(sum, multiplyRatios(sums[k - 1] ?? RATIO_ZERO, factor))),
    [RATIO_ONE],
  );
}

function pickFolds(sums: readonly Ratio[], folds: readonly number[]): Ratio {
  return folds.map((fold) => sums[fold] ?? RATIO_ZERO).reduce(addRatios, RATIO_ZERO);
}

function areAllVoid(legs: readonly DecidedLeg[]): boolean {
  return legs.every(({ result }) => result === 'void');
}
