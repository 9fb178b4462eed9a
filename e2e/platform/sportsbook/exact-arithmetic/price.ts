import {
  absolute,
  add,
  compare,
  divide,
  multiply,
  negate,
  ONE,
  parseDecimal,
  rational,
  subtract,
  ZERO,
  ceilOf,
  floorOf,
  type Rational,
} from './rational';

/** Odds types by the letters of the wire format: European, Hong Kong, Malay, Indonesian, American. */
export type OddsType = 'E' | 'H' | 'M' | 'I' | 'A';

/** Price exactly as the server showed it; the ticket stores it and is settled with it. */
export interface Price {
  readonly type: OddsType;
  /** Decimal number, such as `"0.95"` or `"-0.80"`. */
  readonly text: string;
}

const CENT = rational(1n, 100n);
const HUNDRED = rational(100n);
const TEN_THOUSAND = rational(10_000n);

/**
 * Returns the value of a price. Undefined when the text is empty, 0 or outside the range of its format, which means
 * that the selection is closed.
 */
export function priceValue(price: Price): Rational | undefined {
  const value = parseDecimal(price.text);
  return value && isInRange(price.type, value) ? value : undefined;
}

/**
 * Returns the Hong Kong price h, the exact profit per unit of risk. Undefined when the price is invalid.
 *
 * @example profitPerRisk({ type: 'M', text: '-0.80' }) // 5/4
 */
export function profitPerRisk(price: Price): Rational | undefined {
  const value = priceValue(price);
  if (!value) return undefined;
  if (price.type === 'E') return subtract(value, ONE);
  if (price.type === 'A') return compare(value, ZERO) > 0 ? divide(value, HUNDRED) : divide(HUNDRED, negate(value));
  return compare(value, ZERO) > 0 ? value : divide(ONE, negate(value));
}

/** Returns the risk per unit of stake: |p| at a negative Malay or Indonesian price, otherwise 1. */
export function riskPerStake(price: Price): Rational | undefined {
  const value = priceValue(price);
  if (!value) return undefined;
  return paysOne(price.type, value) ? absolute(value) : ONE;
}

/** Returns the exact profit of a full win per unit of stake: 1 at a negative Malay or Indonesian price, otherwise h. */
export function winPerStake(price: Price): Rational | undefined {
  const value = priceValue(price);
  if (!value) return undefined;
  return paysOne(price.type, value) ? ONE : profitPerRisk(price);
}

/**
 * Returns true when the price is the risk for a win of 1, as negative Malay and Indonesian prices are. An American
 * stake is always the risk.
 */
function paysOne(type: OddsType, value: Rational): boolean {
  return type !== 'A' && compare(value, ZERO) < 0;
}

/**
 * Returns the risk to hold for a stake, in fen. Amounts that the member pays are rounded up: Malay −0.66 at 10001 is
 * 6601.
 */
export function riskOf(price: Price, stake: bigint): bigint | undefined {
  const perStake = riskPerStake(price);
  return perStake && ceilOf(multiply(rational(stake), perStake));
}

/** Returns the exact profit w of a full win, not yet rounded, because half of it must be computed before rounding. */
export function exactWin(price: Price, stake: bigint): Rational | undefined {
  const perStake = winPerStake(price);
  return perStake && multiply(rational(stake), perStake);
}

/** Returns ⌊w⌋, the to-win amount shown to the player. */
export function toWinOf(price: Price, stake: bigint): bigint | undefined {
  const win = exactWin(price, stake);
  return win && floorOf(win);
}

/** Returns the European price d = h + 1. */
export function europeanOf(price: Price): Rational | undefined {
  const profit = profitPerRisk(price);
  return profit && add(profit, ONE);
}

function isInRange(type: OddsType, value: Rational): boolean {
  switch (type) {
    case 'E':
      return compare(value, add(ONE, CENT)) >= 0;
    case 'H':
      return compare(value, CENT) >= 0;
    case 'M':
      return compare(absolute(value), CENT) >= 0 && compare(absolute(value), ONE) <= 0;
    case 'I':
      return compare(value, ONE) >= 0 || (compare(value, negate(ONE)) <= 0 && compare(value, negate(HUNDRED)) >= 0);
    case 'A':
      return compare(value, HUNDRED) >= 0 || (compare(value, negate(HUNDRED)) <= 0 && compare(value, negate(TEN_THOUSAND)) >= 0);
  }
}
