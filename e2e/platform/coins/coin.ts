import type { Fen } from '../kernel';
import { fen, formatYuan, parseYuan } from '../kernel';

const RATE = /^(\d{1,3})\.(\d{4})$/;
const RATE_UNITS = 10_000n;

/**
 * What an amount is worth in coins, with two decimals; what is smaller goes in the operator's favour: `up` for what a member pays, `down`
 * for what they get.
 *
 * @param rate RMB for one coin, 4 decimals
 * @example toCoins(fen(10_000n), '7.1500', 'up') // '13.99'
 * @throws RangeError where the rate is none
 */
export function toCoins(amount: Fen, rate: string, rounding: 'up' | 'down'): string {
  const units = unitsOf(rate);
  const scaled = amount * RATE_UNITS;
  return formatYuan(fen(rounding === 'up' ? (scaled + units - 1n) / units : scaled / units));
}

/** What an order in coins costs, in hundredths. */
export function coinsDue(amount: Fen, rate: string): bigint {
  return parseYuan(toCoins(amount, rate, 'up')) ?? 0n;
}

/** Both with two decimals. Never below 0. */
export function subtractCoins(from: string, amount: string): string {
  const left = (parseYuan(from) ?? 0n) - (parseYuan(amount) ?? 0n);
  return formatYuan(fen(left > 0n ? left : 0n));
}

/**
 * What coins are worth, whole fen alone.
 *
 * @param coins in hundredths
 * @example fromCoins(1_399n, '7.1500') // 10002n
 * @throws RangeError where the rate is none
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
