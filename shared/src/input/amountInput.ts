import { AMOUNT_MAX_LENGTH } from '../money/fen';
import { isOneKey, refuse, type InputKind, type Reading } from './inputKind';
import { stripHidden, toHalfWidth } from './plainText';

const CURRENCY = /¥|人民币|元|RMB|CNY|\s/gi;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const NUMBER = /^\d*(?:\.\d*)?$/;

/**
 * An amount of yuan: digits, at most two decimals, at most 12 characters. Grouping commas, spaces and currency signs are left out; a
 * half-typed `12.` stays.
 *
 * Implements R-MONEY-05, R-MONEY-06.
 */
export const amountInput: InputKind = (typed, before) => readNumber(typed, before, 'amount');

/** A whole number, such as points to exchange. */
export const wholeInput: InputKind = (typed, before) => readNumber(typed, before, 'whole');

function readNumber(typed: string, before: string, kind: 'amount' | 'whole'): Reading {
  const plain = toHalfWidth(stripHidden(typed)).replace(CURRENCY, '');
  const byKey = isOneKey(typed, before);
  // A comma typed between digits groups them; a pasted one has to.
  const digits = byKey || GROUPED.test(plain) ? plain.replace(/,/g, '') : plain;
  if (!NUMBER.test(digits)) return refuse(kind, typed, before, byKey);
  const text = digits.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  const decimals = text.split('.')[1];
  if (kind === 'whole' && decimals !== undefined) return refuse('whole', typed, before, byKey && decimals === '');
  if (decimals !== undefined && decimals.length > 2) return refuse('decimals', typed, before, false);
  if (text.length > AMOUNT_MAX_LENGTH) return refuse('amount_length', typed, before, false);
  return { text };
}
