import type { Fen } from '../money/fen';
import { stripHidden, toHalfWidth } from './plainText';

/** Why a text is no amount, or no whole number. */
export type AmountFault = 'amount' | 'decimals' | 'amount_length' | 'whole';

/** The longest amount a person may type, in characters, the decimal point included and commas left out. Implements R-MONEY-06. */
const AMOUNT_MAX_LENGTH = 12;

/** Yuan and decimals, between signs of the currency. Commas stand between complete groups; no group begins with 0: `0,500` is half a yuan to many. */
const AMOUNT = /^(?:人民币|RMB|CNY)?\s*¥?\s*(?<yuan>\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?<decimals>\d*))?\s*(?:元|人民币|RMB|CNY)?$/i;

/**
 * Reads a whole text as an amount of yuan, the way every amount field of the site and of the venues does: full-width digits, a currency sign,
 * space around and complete groups are understood.
 *
 * @returns the amount in fen; undefined for a text that is no amount, such as `12,5`, `1e3`, `-50`, `10 5`, one with three decimals or more than
 * 12 characters
 * @example readAmount('１，０００．５') // 100_050 fen
 * Implements R-MONEY-05, R-MONEY-06.
 */
export function readAmount(text: string): Fen | undefined {
  const judged = judgeAmount(text);
  return typeof judged === 'number' ? judged : undefined;
}

/** Reads a whole text as a whole number, such as points to exchange. */
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
