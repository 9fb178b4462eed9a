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

/** Result of a leg. A void leg counts as if it did not exist. */
export type LegResult = LegGrade | 'void';

/** Result of a ticket, and the total amount paid back, including the reserved risk. */
export interface Settled {
  readonly result: LegResult;
  readonly payout: Fen;
}

export interface DecidedLeg {
  readonly price: Price;
  readonly result: LegResult;
}

const HALF = ratio(1, 2);

/**
 * Settles a single: risk + profit, risk + half the profit, the risk, half the risk, or nothing. The amount is rounded
 * down to the fen once, at the end.
 *
 * @param stake as typed: at M −0.80 a stake of 10000 fen has a risk of 8000, and a half win pays 13000
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
 * Settles an outright with a dead heat: ⌊stake × places ÷ tied × (1 + h)⌋. The result follows from the payout compared
 * to the stake.
 *
 * @example 10000 fen at E 5.00, two for one place: 25000 fen
 */
export function settleOutright(price: Price, stake: Fen, { places, tied }: { readonly places: number; readonly tied: number }): Settled {
  const share = tied > places ? ratio(places, tied) : RATIO_ONE;
  return byWhatItLeaves(floorToFen(stake, multiplyRatios(share, legFactor(price))), stake);
}

/** Settles a parlay: ⌊stake × product of the leg factors⌋. It is void only if every leg is. */
export function settleParlay(stake: Fen, legs: readonly DecidedLeg[]): Settled {
  const payout = floorToFen(stake, legs.map(factorOf).reduce(multiplyRatios, RATIO_ONE));
  return areAllVoid(legs) ? { result: 'void', payout } : byWhatItLeaves(payout, stake);
}

/**
 * Settles a system: ⌊unit stake × sum over its lines of the product of their leg factors⌋. Instead of listing the
 * lines, it builds the sums of all products of k factors leg by leg.
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

/**
 * Determines the result by the payout: nothing is lost, the cost is a push, less is half lost, more is won. A parlay or
 * system has no other half result.
 */
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

/** Returns, at index k, the sum of the products of all combinations of k factors. */
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
