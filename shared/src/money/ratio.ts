/**
 * An exact fraction in lowest terms with a positive denominator. Prices, factors and products of many legs are ratios,
 * so that no money calculation uses binary floating point.
 */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Creates a ratio in lowest terms.
 *
 * @throws RangeError if the denominator is 0
 */
export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Ratio {
  const below = BigInt(denominator);
  if (below === 0n) throw new RangeError('a ratio has no denominator of 0');
  const above = BigInt(numerator) * (below < 0n ? -1n : 1n);
  const size = below < 0n ? -below : below;
  const divisor = greatestCommonDivisor(above < 0n ? -above : above, size);
  return { numerator: above / divisor, denominator: size / divisor };
}

export const RATIO_ZERO = ratio(0n);
export const RATIO_ONE = ratio(1n);

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Parses a plain decimal such as `7.1000` or `-0.80` exactly.
 *
 * @returns `undefined` for anything else, such as an exponent, a bare point, a plus sign or a space
 */
export function parseRatio(text: string): Ratio | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '0', decimals = ''] = match;
  const digits = BigInt(whole + decimals);
  return ratio(sign ? -digits : digits, 10n ** BigInt(decimals.length));
}

export function addRatios(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtractRatios(a: Ratio, b: Ratio): Ratio {
  return addRatios(a, ratio(-b.numerator, b.denominator));
}

export function multiplyRatios(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Returns `1 ÷ a`. @throws RangeError if `a` is 0 */
export function invertRatio(a: Ratio): Ratio {
  return ratio(a.denominator, a.numerator);
}

/** Returns −1 if `a` is less than `b`, 0 if they are equal, 1 if it is greater; suitable for `sort`. */
export function compareRatios(a: Ratio, b: Ratio): -1 | 0 | 1 {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Returns the largest integer that is not greater than `a`: −1.5 gives −2. */
export function floorRatio({ numerator, denominator }: Ratio): bigint {
  const cut = numerator / denominator;
  return numerator % denominator < 0n ? cut - 1n : cut;
}

/**
 * Formats a ratio with a fixed number of decimals, truncated toward 0.
 *
 * @example formatRatio(ratio(117363, 20000), 2) // '5.86'
 */
export function formatRatio({ numerator, denominator }: Ratio, decimals: number): string {
  const scaled = (numerator * 10n ** BigInt(decimals)) / denominator;
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${scaled < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
