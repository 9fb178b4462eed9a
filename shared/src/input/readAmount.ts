import { parseYuan, type Fen } from '../money/fen';
import { amountInput } from './amountInput';

/**
 * Reads a whole text as an amount of yuan, the way every amount field of the site does: grouping commas, full-width digits, spaces and a currency
 * sign are understood.
 *
 * @returns the amount in fen; undefined for a text that is no amount, such as `12,5`, `1e3`, `-50` or one with three decimals
 * @example readAmount('１，０００．５') // 100_050 fen
 * Implements R-MONEY-05, R-MONEY-06.
 */
export function readAmount(text: string): Fen | undefined {
  const { text: plain, notice } = amountInput(text, '');
  return notice === undefined ? parseYuan(plain.replace(/\.$/, '')) : undefined;
}
