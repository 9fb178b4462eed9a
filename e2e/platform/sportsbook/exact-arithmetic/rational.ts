/**
 * Exact fraction of two bigints. Every stake × price of the sportsbook is computed with it. Rounding is explicit
 * (`floorOf`, `ceilOf`) and happens once per ticket.
 */
export interface Rational {
  readonly numerator: bigint;
  /** Always above 0; the fraction is in lowest terms. */
  readonly denominator: bigint;
}

/**
 * Creates a fraction in lowest terms.
 *
 * @throws RangeError when the denominator is 0
 */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('a fraction has a denominator other than 0');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(magnitude(numerator), magnitude(denominator));
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);
export const HALF = rational(1n, 2n);

const DECIMAL = /^([+-]?)(\d{1,9})(?:\.(\d{1,6}))?$/;

/** Parses `"-0.80"` or `"+2.25"` exactly; returns undefined when the text is not a decimal number. */
export function parseDecimal(text: string): Rational | undefined {
  const parts = DECIMAL.exec(text);
  if (!parts) return undefined;
  const [, sign = '', whole = '0', decimals = ''] = parts;
  const value = rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return sign === '-' ? negate(value) : value;
}

export function add(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator);
}

export function subtract(left: Rational, right: Rational): Rational {
  return add(left, negate(right));
}

export function multiply(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

/**
 * Divides two fractions.
 *
 * @throws RangeError when `right` is 0
 */
export function divide(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator);
}

export function negate(value: Rational): Rational {
  return { numerator: -value.numerator, denominator: value.denominator };
}

export function absolute(value: Rational): Rational {
  return { numerator: magnitude(value.numerator), denominator: value.denominator };
}

/** Returns a value below 0, 0 or above 0, when `left` is less than, equal to or more than `right`. */
export function compare(left: Rational, right: Rational): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function floorOf(value: Rational): bigint {
  const quotient = value.numerator / value.denominator;
  return value.numerator < 0n && value.numerator % value.denominator !== 0n ? quotient - 1n : quotient;
}

export function ceilOf(value: Rational): bigint {
  return -floorOf(negate(value));
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
