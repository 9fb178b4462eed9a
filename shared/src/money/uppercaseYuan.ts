import chinese from 'nzh/cn';
import hongKong from 'nzh/hk';
import { toWireYuan } from '@site/shared/money';
import type { Fen } from './fen';

/**
 * Formats an amount in Chinese banker's numerals, shown beside an amount while it is typed. `AmountField` loads this
 * module and its library for the first amount.
 *
 * @param script simplified characters for zh-CN, traditional ones for zh-TW
 * @example uppercaseYuan(100_000 as Fen, 'zh-CN') // one thousand yuan exactly, in numerals Implements R-MONEY-10.
 */
export function uppercaseYuan(fen: Fen, script: 'zh-CN' | 'zh-TW'): string {
  return (script === 'zh-CN' ? chinese : hongKong).toMoney(toWireYuan(fen), { outSymbol: false, forceZheng: true });
}
