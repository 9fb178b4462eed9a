import { invertRatio, ratio, RATIO_ONE, subtractRatios, type Ratio } from '@site/shared/money';

/**
 * Odds formats by their wire codes: European, Hong Kong, Malay, Indonesian, American. Implements R-ENUM-17 to
 * R-ENUM-20.
 */
export type OddsFormat = 'E' | 'H' | 'M' | 'I' | 'A';

export const ODDS_FORMAT = { european: 'E', hongKong: 'H', malay: 'M', indonesian: 'I', american: 'A' } as const satisfies Record<
  string,
  OddsFormat
>;

/** Odds formats in the order of the player's menu. */
export const ODDS_FORMATS: readonly OddsFormat[] = ['H', 'E', 'M', 'I', 'A'];

/** Odds format of a player who has not chosen one. Implements R-CONST-22. */
export const DEFAULT_ODDS_FORMAT: OddsFormat = 'H';

/**
 * A server price in its own format, as an integer of thousandths: H 0.95 is 950, M −0.80 is −800, A +105 is 105 000.
 */
export interface Price {
  readonly format: OddsFormat;
  readonly thousandths: number;
}

const PRICE = /^(-?)(\d{1,6})(?:\.(\d{1,3}))?$/;

/**
 * Parses a price of the wire.
 *
 * @param text a plain decimal with at most 3 decimals
 * @returns `undefined` if there is no price, which closes the selection: empty, 0, not a decimal, or outside the range
 * of its
 *   format (E ≥ 1.01; H ≥ 0.01; 0.01 ≤ |M| ≤ 1; I ≥ 1 or −100 ≤ I ≤ −1; A ≥ 100 or −10 000 ≤ A ≤ −100)
 * @example parsePrice('M', '-0.80') // { format: 'M', thousandths: -800 }
 */
export function parsePrice(format: OddsFormat, text: string): Price | undefined {
  const match = PRICE.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', decimals = ''] = match;
  const size = Number(whole + decimals.padEnd(3, '0'));
  const thousandths = sign ? -size : size;
  return IS_IN_RANGE[format](thousandths) ? { format, thousandths } : undefined;
}

const IS_IN_RANGE: Record<OddsFormat, (thousandths: number) => boolean> = {
  E: (p) => p >= 1010,
  H: (p) => p >= 10,
  M: (p) => Math.abs(p) >= 10 && Math.abs(p) <= 1000,
  A: (p) => p >= 100_000 || (p >= -10_000_000 && p <= -100_000),
  I: (p) => p >= 1000 || (p >= -100_000 && p <= -1000),
};

/**
 * Returns the exact profit per unit of risk: the h by which prices of all formats are compared.
 *
 * @example profitPerRisk({ format: 'M', thousandths: -800 }) // 5/4; E 1.95 is 19/20
 */
export function profitPerRisk({ format, thousandths }: Price): Ratio {
  if (format === 'E') return subtractRatios(ratio(thousandths, 1000), RATIO_ONE);
  if (format === 'A') return thousandths > 0 ? ratio(thousandths, 100_000) : invertRatio(ratio(-thousandths, 100_000));
  return thousandths > 0 ? ratio(thousandths, 1000) : invertRatio(ratio(-thousandths, 1000));
}
