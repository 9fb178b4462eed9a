import type { Fen } from '../kernel';
import { fen, formatYuan, parseYuan } from '../kernel';

const RATE = /^(\d{1,3})\.(\d{4})$/;
const RATE_UNITS = 10_000n;

/**
 * Converts an amount to coins with two decimals. Rounds in the operator's favor: `up` for what a member pays, `down`
 * for what a member receives.
 *
 * @param rate RMB for one coin, 4 decimals
 * @example toCoins(fen(10_000n), '7.1500', 'up') // '13.99'
 * @throws RangeError when the rate is invalid
 */
export function toCoins(amount: Fen, rate: string, rounding: 'up' | 'down'): string {
  const units = unitsOf(rate);
  const scaled = amount * RATE_UNITS;
  return formatYuan(fen(rounding === 'up' ? (scaled + units - 1n) / units : scaled / units));
}

/** Returns the price of an order in coins, in hundredths. */
export function coinsDue(amount: Fen, rate: string): bigint {
  return parseYuan(toCoins(amount, rate, 'up')) ?? 0n;
}

/** Subtracts coin amounts, both with two decimals. The result is never below 0. */
export function subtractCoins(from: string, amount: string): string {
  const left = (parseYuan(from) ?? 0n) - (parseYuan(amount) ?? 0n);
  return formatYuan(fen(left > 0n ? left : 0n));
}

/**
 * Converts coins to their value in whole fen.
 *
 * @param coins in hundredths
 * @example fromCoins(1_399n, '7.1500') // 10002n
 * @throws RangeError when the rate is invalid
 */
export function fromCoins(coins: bigint, rate: string): Fen {
  return fen((coins * unitsOf(rate)) / RATE_UNITS);
}

function unitsOf(rate: string): bigint {
  const [, whole = '', decimals = ''] = RATE.exec(rate) ?? [];
  const units = BigInt(whole + decimals);
  if (units === 0n) throw new RangeError(`${rate} is no rate`);
  return units;
}
