import { assertNever } from '@site/shared/assert';
import {
  addRatios,
  compareRatios,
  floorRatio,
  formatRatio,
  invertRatio,
  multiplyRatios,
  ratio,
  RATIO_ONE,
  type Ratio,
} from '@site/shared/money';
import { profitPerRisk } from './price';
import type { OddsFormat, Price } from './price';

/**
 * Formats a price in its own format, as it is shown everywhere: two decimals, or three if the price has them; American
 * as a whole number with its sign.
 *
 * @example formatPrice({ format: 'H', thousandths: 950 }) // '0.95'; 333 thousandths are '0.333'; A 105000 is '+105'
 */
export function formatPrice(price: Price): string {
  return price.format === 'A' && price.thousandths > 0 ? `+${priceToWire(price)}` : priceToWire(price);
}

/** Formats a price for the wire and for storage as a plain decimal. @example priceToWire(A +105) // '105' */
export function priceToWire({ format, thousandths }: Price): string {
  if (format === 'A' && thousandths % 1000 === 0) return String(thousandths / 1000);
  return formatRatio(ratio(thousandths, 1000), thousandths % 10 === 0 ? 2 : 3);
}

/**
 * Formats a server price in another format with 2 decimals: Hong Kong truncated, European that + 1, Malay truncated
 * toward zero, Indonesian floored, American floored to a whole number. It is for display only: truncation loses
 * precision, so the result is never sent back or converted again (decision 32), and is therefore a text instead of a
 * `Price`.
 *
 * @returns `undefined` if the format could only show 0.00, such as Malay for H 150.00
 * @example formatPriceAs({ format: 'H', thousandths: 950 }, 'I') // '-1.06'
 */
export function formatPriceAs(price: Price, format: OddsFormat): string | undefined {
  return format === price.format ? formatPrice(price) : showProfit(profitPerRisk(price), format);
}

function showProfit(h: Ratio, format: OddsFormat): string | undefined {
  switch (format) {
    case 'H':
      return twoDecimals(h);
    case 'E':
      return twoDecimals(addRatios(h, RATIO_ONE));
    case 'M':
      return twoDecimals(compareRatios(h, RATIO_ONE) <= 0 ? h : negativeInverse(h));
    case 'I':
      return twoDecimals(compareRatios(h, RATIO_ONE) >= 0 ? h : floorToHundredths(negativeInverse(h)));
    case 'A':
      return american(h);
    default:
      return assertNever(format);
  }
}

/** Formats a truncated whole number: +105, −121; even money is +100. */
function american(h: Ratio): string {
  const hundred = ratio(100);
  if (compareRatios(h, RATIO_ONE) >= 0) return `+${floorRatio(multiplyRatios(h, hundred))}`;
  return String(floorRatio(multiplyRatios(negativeInverse(h), hundred)));
}

function twoDecimals(value: Ratio): string | undefined {
  const text = formatRatio(value, 2);
  return text === '0.00' ? undefined : text;
}

function negativeInverse(h: Ratio): Ratio {
  return multiplyRatios(invertRatio(h), ratio(-1));
}

function floorToHundredths(value: Ratio): Ratio {
  return ratio(floorRatio(multiplyRatios(value, ratio(100))), 100);
}
