import { assertNever } from '@site/shared/assert';
import type { OddsFormat, Price } from './price';

/**
 * The two sides of a two-sided market as Crown-family feeds send them, in thousandths. A raw price above 1 is not a
 * Hong Kong price: raw x is Malay −(2 − x). Only a valid pair has prices, so only {@link parseRawPair} creates one.
 */
export interface RawPair {
  readonly home: RawPrice;
  readonly away: RawPrice;
  /** Margin 2 − (home + away), never negative. */
  readonly line: number;
}

export type RawPrice = number & { readonly __unit: 'raw-thousandths' };

const RAW = /^(\d{1,6})(?:\.(\d+))?$/;
const LOWEST = 10;
const HIGHEST = 1990;
const EVEN_PAIR = 2000;

/**
 * Parses a raw pair and truncates it to three decimals.
 *
 * @returns `undefined` if neither side has a price, because one is missing, signed, below 0.01 or above 1.99, or both
 * sum to more than 2
 * @example parseRawPair('1.05', '0.83') // { home: 1050, away: 830, line: 120 }
 */
export function parseRawPair(home: string, away: string): RawPair | undefined {
  const homeRaw = parseRaw(home);
  const awayRaw = parseRaw(away);
  if (homeRaw === undefined || awayRaw === undefined || homeRaw + awayRaw > EVEN_PAIR) return undefined;
  return { home: homeRaw, away: awayRaw, line: EVEN_PAIR - homeRaw - awayRaw };
}

/**
 * Returns the price of one side in a format, with 2 decimals like the feed family's own function; American as a whole
 * number.
 *
 * @example rawSidePrice(1050 as RawPrice, 'M') // −0.95
 */
export function rawSidePrice(raw: RawPrice, format: OddsFormat): Price {
  // American is a hundred times Indonesian, so it is a whole number.
  return { format, thousandths: hundredths(raw, format) * (format === 'A' ? 1000 : 10) };
}

function parseRaw(text: string): RawPrice | undefined {
  const match = RAW.exec(text);
  if (!match) return undefined;
  const [, whole = '', decimals = ''] = match;
  const thousandths = Number(whole + decimals.slice(0, 3).padEnd(3, '0'));
  return thousandths >= LOWEST && thousandths <= HIGHEST ? (thousandths as RawPrice) : undefined;
}

function hundredths(x: RawPrice, format: OddsFormat): number {
  switch (format) {
    case 'H':
      return hongKong(x);
    case 'E':
      return hongKong(x) + 100;
    case 'M':
      return x <= 1000 ? cut(x, 10) : -cut(EVEN_PAIR - x, 10);
    case 'I':
    case 'A':
      return indonesian(x - (x % 10));
    default:
      return assertNever(format);
  }
}

function hongKong(x: number): number {
  return x <= 1000 ? cut(x, 10) : cut(100_000, EVEN_PAIR - x);
}

/**
 * Converts a raw price to Indonesian.
 *
 * @param y raw price truncated to 2 decimals, which only this format requires first
 */
function indonesian(y: number): number {
  if (y === 1000) return 100;
  return y < 1000 ? -Math.ceil(100_000 / y) : cut(100_000, EVEN_PAIR - y);
}

/** Divides integers below 2⁵³ and rounds down. For such operands, flooring their quotient is exact. */
function cut(dividend: number, divisor: number): number {
  return Math.floor(dividend / divisor);
}
