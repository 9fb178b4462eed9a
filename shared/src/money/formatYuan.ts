/* eslint-disable eslint-js/no-restricted-syntax -- it is the formatter of money */
import { toWireYuan } from './fen';
import type { Fen } from './fen';

/** Created for the first amount, because the first format of a page loads the browser's data for all languages. */
const formats: { short?: Intl.NumberFormat; fixed?: Intl.NumberFormat } = {};

function shortFormat(): Intl.NumberFormat {
  formats.short ??= new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY', trailingZeroDisplay: 'stripIfInteger' });
  return formats.short;
}

function fixedFormat(): Intl.NumberFormat {
  formats.fixed ??= new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });
  return formats.fixed;
}

/**
 * Formats an amount for display: RMB in the zh-CN locale, without a trailing `.00` (decision 184).
 *
 * @example formatYuan(123_450 as Fen) // '¥1,234.50'; 100_000 fen are '¥1,000' Implements R-MONEY-07 to R-MONEY-09.
 */
export function formatYuan(fen: Fen): string {
  return shortFormat().format(decimalOf(fen));
}

/**
 * Formats an amount without the currency sign, for a button that enters it.
 *
 * @example formatYuanPlain(100_000 as Fen) // '1,000'
 */
export function formatYuanPlain(fen: Fen): string {
  return formatYuan(fen).replace('¥', '');
}

/**
 * Formats a change of money with its sign, also for gains.
 *
 * @example formatYuanSigned(300 as Fen) // `+¥3`; -250 fen are `-¥2.50`
 */
export function formatYuanSigned(fen: Fen): string {
  return `${fen > 0 ? '+' : ''}${formatYuan(fen)}`;
}

/**
 * Formats an amount with both decimals, for total money, table columns and potential winnings (decision 184).
 *
 * @example formatYuanFixed(100_000 as Fen) // '¥1,000.00'
 */
export function formatYuanFixed(fen: Fen): string {
  return fixedFormat().format(decimalOf(fen));
}

/**
 * Formats an amount as a person would type it, for an input: no currency sign, no grouping, no trailing `.00`.
 * `readAmount` parses it.
 *
 * @example formatYuanInput(123_450 as Fen) // '1234.5'
 */
export function formatYuanInput(fen: Fen): string {
  return toWireYuan(fen).replace(/\.?0{1,2}$/, '');
}

/** Returns a decimal text, which Intl formats exactly; a number of yuan would become a binary fraction. */
function decimalOf(fen: Fen): Intl.StringNumericLiteral {
  return toWireYuan(fen) as Intl.StringNumericLiteral;
}
