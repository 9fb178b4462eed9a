import { readAmount } from '@site/shared/input/readAmount';
import { compareRatios, floorToYuan, invertRatio, RATIO_ONE, RATIO_ZERO, ZERO_FEN, type Fen, type Ratio } from '@site/shared/money';

/** What bounds a stake from above. */
export interface StakeLimits {
  /** The server's upper limit for the stake as typed; comes with the price. */
  readonly upperLimit: Fen;
  /** What the member can spend; less the risk of the other singles of the slip, divided by the lines of a system. */
  readonly balance: Fen;
  /** What is held per yuan of stake: `|p|` at a negative price, else 1. */
  readonly riskPerStake?: Ratio;
  /** What may still be won today in the ticket's class, and what a yuan of stake wins at best. */
  readonly payout?: { readonly room: Fen; readonly toWinPerStake: Ratio };
}

/**
 * The real bet amount: what was typed, bounded by the limits.
 *
 * @param text the text of the input, half-typed numbers such as `12.` included
 * @param onCapped called with the cap where, and only where, the typed amount was above it
 * @returns the stake, or `undefined` (an empty amount) where the text is no amount
 * @example capStake('500', { upperLimit: 100_000 as Fen, balance: 12_345 as Fen }) // 12300 fen, capped
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
 * The highest stake the limits leave, in whole yuan: min(⌊upper limit⌋, ⌊balance ÷ risk per yuan⌋, ⌊room ÷ to-win per yuan⌋),
 * never below 0.
 *
 * Decision 28. At Malay −0.80 a balance of 100 yuan carries a stake of 125.
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
  // a balance that is not known yet is as good as boundless, and so is what it carries at a price below 1
  return cap < BigInt(NO_CAP) ? (Number(cap) as Fen) : NO_CAP;
}

const NO_CAP = Number.MAX_SAFE_INTEGER as Fen;
