import { add, floorOf, HALF, multiply, ONE, rational, ZERO, type Rational } from '../exact-arithmetic/rational';
import { exactWin, profitPerRisk, riskOf, type Price } from '../exact-arithmetic/price';
import type { Grade } from './gradeSelection';

/** A grade, or `D` with an optional reason letter: the bet is void. */
export type ResultCode = Grade | `D${string}`;

export interface Settled {
  readonly result: ResultCode;
  /** Everything the member gets back in fen, the risk included. */
  readonly payout: bigint;
}

/**
 * What a single pays: R + ⌊w⌋, R + ⌊w/2⌋, R, ⌊R/2⌋ or 0; a void returns R. The one rounding is the cut at the end.
 *
 * @param stake fen as typed; at Malay −0.80 a stake of 10000 has risk 8000 and a half win pays 13000
 * @throws RangeError where the price is none: such a ticket must never have been taken
 */
export function singlePayout(price: Price, stake: bigint, result: ResultCode): Settled {
  const [risk, win] = [riskOf(price, stake), exactWin(price, stake)];
  if (risk === undefined || win === undefined) throw new RangeError(`no price: ${price.type} ${price.text}`);
  return { result, payout: floorOf(exactReturn(result, risk, win)) };
}

/** Everything a single gets back before the cut, the risk included: R + w, R + w/2, R, R/2 or 0. */
export function exactReturn(result: ResultCode, risk: bigint, win: Rational): Rational {
  const held = rational(risk);
  switch (result) {
    case 'W':
      return add(held, win);
    case 'LW':
      return add(held, multiply(win, HALF));
    case 'LL':
      return multiply(held, HALF);
    case 'L':
      return ZERO;
    default:
      return held;
  }
}

/**
 * An outright: `tied` selections share `places`. The payout is ⌊stake × places ÷ tied × d⌋ and is labelled by its sign, as parlays are.
 * 10000 at European 5.00 with two winners for one place pays 25000.
 */
export function outrightPayout(price: Price, stake: bigint, places: number, tied: number): Settled {
  const profit = profitPerRisk(price);
  if (!profit) throw new RangeError(`no price: ${price.type} ${price.text}`);
  const share = tied <= places ? ONE : rational(BigInt(places), BigInt(tied));
  const payout = floorOf(multiply(multiply(rational(stake), share), add(profit, ONE)));
  return { result: labelBySign(payout, stake), payout };
}

/** L if nothing comes back, W above the stake, P equal to it, LL below. */
export function labelBySign(payout: bigint, stake: bigint): Grade {
  if (payout === 0n) return 'L';
  if (payout === stake) return 'P';
  return payout > stake ? 'W' : 'LL';
}

/** The factor of a leg at Hong Kong price h: 1+h, 1+h/2, 1, ½, 0; a void leg is 1. */
export function legFactor(profit: Rational, result: ResultCode): Rational {
  switch (result) {
    case 'W':
      return add(ONE, profit);
    case 'LW':
      return add(ONE, multiply(profit, HALF));
    case 'LL':
      return HALF;
    case 'L':
      return ZERO;
    default:
      return ONE;
  }
}
