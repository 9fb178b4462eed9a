import chinese from 'nzh/cn';
import hongKong from 'nzh/hk';
import { toWireYuan } from '@site/shared/money';
import type { Fen } from './fen';

/**
 * An amount in Chinese banker's numerals, as shown beside an amount that is being typed. `AmountField` loads it, with the library of numerals, for
 * the first sum.
 *
 * @param script which characters: simplified for zh-CN, traditional for zh-TW
 * @example uppercaseYuan(100_000 as Fen, 'zh-CN') // one thousand yuan exactly, in numerals
 * Implements R-MONEY-10.
 */
export function uppercaseYuan(fen: Fen, script: 'zh-CN' | 'zh-TW'): string {
  return (script === 'zh-CN' ? chinese : hongKong).toMoney(toWireYuan(fen), { outSymbol: false, forceZheng: true });
}
