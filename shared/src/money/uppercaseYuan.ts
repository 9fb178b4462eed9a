import chinese from 'nzh/cn';
import hongKong from 'nzh/hk';
import { toWireYuan } from './fen';
import type { Fen } from './fen';

/**
 * An amount in Chinese banker's numerals, as shown under an amount that is being typed.
 *
 * It has its own entry (`@site/shared/money/uppercase`), so that the library of numerals loads only with the screens
 * that show them.
 *
 * @param script which characters: simplified for zh-CN, traditional for zh-TW
 * @example uppercaseYuan(100_000 as Fen, 'zh-CN') // one thousand yuan exactly, in numerals
 * Implements R-MONEY-10.
 */
export function uppercaseYuan(fen: Fen, script: 'zh-CN' | 'zh-TW'): string {
  return (script === 'zh-CN' ? chinese : hongKong).toMoney(toWireYuan(fen), { outSymbol: false, forceZheng: true });
}
