import { assertNever } from '../assert';
import { addRatios, compareRatios, floorRatio, formatRatio, invertRatio, multiplyRatios, ratio, RATIO_ONE } from '../money/ratio';
import type { Ratio } from '../money/ratio';
import { profitPerRisk } from './price';
import type { OddsFormat, Price } from './price';

/**
 * A price in its own format, unchanged: two decimals, the third where there is one.
 *
 * @example formatPrice({ format: 'H', thousandths: 950 }) // '0.95'; 333 thousandths are '0.333'
 */
export function formatPrice({ thousandths }: Price): string {
  return formatRatio(ratio(thousandths, 1000), thousandths % 10 === 0 ? 2 : 3);
}

/**
 * A server's price as it reads in another format, with 2 decimals: Hong Kong cut, European that + 1, Malay truncated toward zero,
 * Indonesian floored. For display only: cutting loses, so what is shown here is never sent back and never converted again
 * (decision 32), which is why it is a text and no `Price`.
 *
 * @returns `undefined` where the format can show nothing but 0.00, as Malay cannot show H 150.00
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
    default:
      return assertNever(format);
  }
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
