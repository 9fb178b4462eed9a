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

/** European, Hong Kong, Malay, Indonesian, American: the wire's letters. */
export type OddsType = 'E' | 'H' | 'M' | 'I' | 'A';

/** A price exactly as the server showed it; the ticket keeps it and is settled from it. */
export interface Price {
  readonly type: OddsType;
  /** A decimal, such as `"0.95"` or `"-0.80"`. */
  readonly text: string;
}

const CENT = rational(1n, 100n);
const HUNDRED = rational(100n);
const TEN_THOUSAND = rational(10_000n);

/** The number behind a price, or undefined where it is none: empty, 0 or outside its format's range (the selection is closed). */
export function priceValue(price: Price): Rational | undefined {
  const value = parseDecimal(price.text);
  return value && isInRange(price.type, value) ? value : undefined;
}

/**
 * The Hong Kong price h, the profit per unit of risk, exact. Undefined where the price is none.
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

/** Risk per unit of stake: |p| at a negative Malay or Indonesian price, else 1. */
export function riskPerStake(price: Price): Rational | undefined {
  const value = priceValue(price);
  if (!value) return undefined;
  return paysOne(price.type, value) ? absolute(value) : ONE;
}

/** Profit of a full win per unit of stake, exact: 1 at a negative Malay or Indonesian price, else h. */
export function winPerStake(price: Price): Rational | undefined {
  const value = priceValue(price);
  if (!value) return undefined;
  return paysOne(price.type, value) ? ONE : profitPerRisk(price);
}

/** A negative Malay or Indonesian price says what is risked to win one; an American stake is always what is risked. */
function paysOne(type: OddsType, value: Rational): boolean {
  return type !== 'A' && compare(value, ZERO) < 0;
}

/** What is held for a stake in fen: what the member pays is raised to a fen. Malay −0.66 at 10001 is 6601. */
export function riskOf(price: Price, stake: bigint): bigint | undefined {
  const perStake = riskPerStake(price);
  return perStake && ceilOf(multiply(rational(stake), perStake));
}

/** The exact profit w of a full win, not yet cut to a fen: half of it must be taken before cutting. */
export function exactWin(price: Price, stake: bigint): Rational | undefined {
  const perStake = winPerStake(price);
  return perStake && multiply(rational(stake), perStake);
}

/** ⌊w⌋, the to-win the player is shown. */
export function toWinOf(price: Price, stake: bigint): bigint | undefined {
  const win = exactWin(price, stake);
  return win && floorOf(win);
}

/** d = h + 1. */
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
