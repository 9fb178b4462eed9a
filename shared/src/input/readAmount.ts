import type { Fen } from '../money/fen';
import { stripHidden, toHalfWidth } from './plainText';

/** Reason why a text is not an amount or not a whole number. */
export type AmountFault = 'amount' | 'decimals' | 'amount_length' | 'whole';

/** Maximum length of a typed amount in characters, with the decimal point and without commas. Implements R-MONEY-06. */
const AMOUNT_MAX_LENGTH = 12;

/**
 * Yuan and decimals with optional currency signs. Commas separate complete groups, and a number with groups does not
 * start with 0, because many people read `0,500` as half a yuan.
 */
const AMOUNT = /^(?:人民币|RMB|CNY)?\s*¥?\s*(?<yuan>\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?<decimals>\d*))?\s*(?:元|人民币|RMB|CNY)?$/i;

/**
 * Parses a whole text as an amount of yuan, like every amount field of the site and the venues. It accepts full-width
 * digits, a currency sign, surrounding spaces and complete groups.
 *
 * @returns the amount in fen; undefined for a text that is not an amount, such as `12,5`, `1e3`, `-50`, `10 5`, one
 * with three decimals or more than 12 characters
 * @example readAmount('１，０００．５') // 100_050 fen Implements R-MONEY-05, R-MONEY-06.
 */
export function readAmount(text: string): Fen | undefined {
  const judged = judgeAmount(text);
  return typeof judged === 'number' ? judged : undefined;
}

/** Parses a whole text as a whole number, such as points to exchange. */
export function readWhole(text: string): number | undefined {
  const judged = judgeWhole(text);
  return typeof judged === 'number' ? judged : undefined;
}

export function judgeAmount(text: string): Fen | AmountFault {
  const { yuan = '', decimals = '' } = AMOUNT.exec(toHalfWidth(stripHidden(text)).trim())?.groups ?? {};
  const digits = yuan.replaceAll(',', '');
  if (digits + decimals === '') return 'amount';
  if (decimals.length > 2) return 'decimals';
  const number = decimals === '' ? digits : `${digits}.${decimals}`;
  if (number.length > AMOUNT_MAX_LENGTH) return 'amount_length';
  return (Number(digits) * 100 + Number(decimals.padEnd(2, '0'))) as Fen;
}

export function judgeWhole(text: string): number | AmountFault {
  const amount = judgeAmount(text);
  if (amount === 'amount_length') return amount;
  return typeof amount === 'number' && amount % 100 === 0 ? amount / 100 : 'whole';
}
