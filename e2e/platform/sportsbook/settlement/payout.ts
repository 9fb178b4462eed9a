import { add, floorOf, HALF, multiply, ONE, rational, ZERO, type Rational } from '../exact-arithmetic/rational';
import { exactWin, profitPerRisk, riskOf, type Price } from '../exact-arithmetic/price';
import type { Grade } from './gradeSelection';

/** Grade, or `D` for a void bet with an optional reason letter. */
export type ResultCode = Grade | `D${string}`;

export interface Settled {
  readonly result: ResultCode;
  /** Total amount the member receives in fen, including the risk. */
  readonly payout: bigint;
}

/**
 * Computes the payout of a single: R + ⌊w⌋, R + ⌊w/2⌋, R, ⌊R/2⌋ or 0; a void bet returns R. The only rounding is at the
 * end, downwards.
 *
 * @param stake typed stake in fen; at Malay −0.80 a stake of 10000 has risk 8000 and a half win pays 13000
 * @throws RangeError when the price is invalid; such a ticket must never have been taken
 */
export function singlePayout(price: Price, stake: bigint, result: ResultCode): Settled {
  const [risk, win] = [riskOf(price, stake), exactWin(price, stake)];
  if (risk === undefined || win === undefined) throw new RangeError(`no price: ${price.type} ${price.text}`);
  return { result, payout: floorOf(exactReturn(result, risk, win)) };
}

/** Returns the exact return of a single before rounding, including the risk: R + w, R + w/2, R, R/2 or 0. */
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
 * Computes the payout of an outright where `tied` selections share `places`: ⌊stake × places ÷ tied × d⌋. Its result
 * depends on the payout, as with parlays. 10000 at European 5.00 with two winners for one place pays 25000.
 */
export function outrightPayout(price: Price, stake: bigint, places: number, tied: number): Settled {
  const profit = profitPerRisk(price);
  if (!profit) throw new RangeError(`no price: ${price.type} ${price.text}`);
  const share = tied <= places ? ONE : rational(BigInt(places), BigInt(tied));
  const payout = floorOf(multiply(multiply(rational(stake), share), add(profit, ONE)));
  return { result: labelBySign(payout, stake), payout };
}

/** Returns the result by the payout: L for 0, W above the stake, P equal to it, LL below. */
export function labelBySign(payout: bigint, stake: bigint): Grade {
  if (payout === 0n) return 'L';
  if (payout === stake) return 'P';
  return payout > stake ? 'W' : 'LL';
}

/** Returns the factor of a leg at Hong Kong price h: 1+h, 1+h/2, 1, ½ or 0; a void leg has 1. */
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
