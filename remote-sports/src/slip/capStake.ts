import { readAmount } from '@site/shared/input/readAmount';
import { compareRatios, floorToYuan, invertRatio, RATIO_ONE, RATIO_ZERO, ZERO_FEN, type Fen, type Ratio } from '@site/shared/money';

export interface StakeLimits {
  /** Server's upper limit for the typed stake; it comes with the price. */
  readonly upperLimit: Fen;
  /** Amount the member can spend, less the risk of the other singles in the slip, divided by the lines of a system. */
  readonly balance: Fen;
  /** Amount reserved per yuan of stake: `|p|` at a negative price, otherwise 1. */
  readonly riskPerStake?: Ratio;
  /** Remaining winnings allowed today in the ticket's class, and the maximum win per yuan of stake. */
  readonly payout?: { readonly room: Fen; readonly toWinPerStake: Ratio };
}

/**
 * Returns the effective stake: the typed amount, limited by the caps.
 *
 * @param text text of the input, including partial numbers such as `12.`
 * @param onCapped called with the cap only when the typed amount exceeds it
 * @returns the stake, or `undefined` when the text is not an amount
 * @example capStake('500', { upperLimit: 100_000 as Fen, balance: 12_345 as Fen }) // 12300 fen, capped
 *
 * Implements R-SLIP-23, R-SLIP-24, R-SLIP-26 to R-SLIP-28.
 */
export function capStake(text: string, limits: StakeLimits, onCapped?: (cap: Fen) => void): Fen | undefined {
  const typed = readAmount(text);
  if (typed === undefined) return undefined;
  const cap = stakeCap(limits);
  if (typed <= cap) return typed;
  onCapped?.(cap);
  return cap;
}

/**
 * Returns the maximum stake in whole yuan: min(⌊upper limit⌋, ⌊balance ÷ risk per yuan⌋, ⌊room ÷ to-win per yuan⌋),
 * never below 0.
 *
 * Decision 28. At Malay −0.80 a balance of 100 yuan allows a stake of 125.
 */
export function stakeCap({ upperLimit, balance, riskPerStake = RATIO_ONE, payout }: StakeLimits): Fen {
  const caps = [perYuan(balance, riskPerStake), payout && perYuan(payout.room, payout.toWinPerStake)];
  const lowest = caps.reduce<Fen>((low, cap) => (cap !== undefined && cap < low ? cap : low), upperLimit);
  return lowest > 0 ? floorToYuan(lowest) : ZERO_FEN;
}

function perYuan(available: Fen, share: Ratio): Fen {
  if (available <= 0) return ZERO_FEN;
  if (compareRatios(share, RATIO_ZERO) <= 0) return NO_CAP;
  const { numerator, denominator } = invertRatio(share);
  const cap = (BigInt(available) * numerator) / denominator;
  // An unknown balance counts as unlimited, and so does its quotient at a price below 1.
  return cap < BigInt(NO_CAP) ? (Number(cap) as Fen) : NO_CAP;
}

const NO_CAP = Number.MAX_SAFE_INTEGER as Fen;
