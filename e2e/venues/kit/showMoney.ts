/* eslint-disable eslint-js/no-restricted-syntax -- it is the formatter of money */
import { formatYuan } from './money';
import { toYuan } from './page/money';

const SHORT = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY', trailingZeroDisplay: 'stripIfInteger' });
const FIXED = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });

/**
 * Formats whole fen (a number on the page) for reading: 125050 is `¥1,250.50`, and 125000 is `¥1,250` (decision 184).
 */
export function showMoney(fen: number | bigint): string {
  return SHORT.format(decimalOf(fen));
}

/** Formats whole fen with both decimals, for balances, table columns and running sums: 125000 is `¥1,250.00`. */
export function showMoneyFixed(fen: number | bigint): string {
  return FIXED.format(decimalOf(fen));
}

/** Returns decimal text, because `Intl` formats it exactly. */
function decimalOf(fen: number | bigint): Intl.StringNumericLiteral {
  return (typeof fen === 'bigint' ? formatYuan(fen) : toYuan(fen)) as Intl.StringNumericLiteral;
}
