import { AMOUNT_MAX_LENGTH } from '../money/fen';
import { insertionOf, isOneKey, refuse, refuseKey, type InputKind, type Reading } from './inputKind';
import { stripHidden, toHalfWidth } from './plainText';

const CURRENCY = /¥|人民币|元|RMB|CNY|\s/gi;
/** No group begins with 0: `0,500` is half a yuan to many. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
/** Groups of digits of which the last is not complete yet, such as `12,5`. */
const HALF_GROUPED = /^\d{1,3}(?:,\d{3})*,\d{0,2}$/;
const NUMBER = /^\d*(?:\.\d*)?$/;

/** Signs that make another number: without its sign `-5` would be 5, without its point `1.5.5` would be 1.55. */
const NUMBER_SIGNS = /[-+.e]/i;

/**
 * An amount of yuan: digits, at most two decimals, at most 12 characters. Grouping commas, spaces and currency signs are left out. Half-typed
 * `12.` and `12,5` stay: the next keys may complete them, and until then `12,5` is no amount.
 *
 * Implements R-MONEY-05, R-MONEY-06.
 */
export const amountInput: InputKind = (typed, before) => {
  const number = readNumber(typed, before, 'amount');
  const decimals = number.text.split('.')[1] ?? '';
  return decimals.length > 2 ? refuse('decimals', typed) : number;
};

/** A whole number, such as points to exchange. */
export const wholeInput: InputKind = (typed, before) => {
  const number = readNumber(typed, before, 'whole');
  return number.text.includes('.') ? refuse('whole', typed) : number;
};

function readNumber(typed: string, before: string, reason: 'amount' | 'whole'): Reading {
  const plain = toHalfWidth(stripHidden(typed)).replace(CURRENCY, '');
  const isKey = isOneKey(typed, before);
  if (insertionOf(typed, before).inserted.length <= 1) {
    const halfTyped = groupBeforeLastComma(plain);
    if (HALF_GROUPED.test(halfTyped)) return halfTyped.length > AMOUNT_MAX_LENGTH ? refuse('amount_length', typed) : { text: halfTyped };
  }
  const digits = GROUPED.test(plain) ? plain.replace(/,/g, '') : plain;
  if (!NUMBER.test(digits)) return isKey && !NUMBER_SIGNS.test(digits) ? refuseKey(reason, typed, before) : refuse(reason, typed);
  if (digits === '' && !isKey && /[^\s,]/.test(stripHidden(typed))) return refuse(reason, typed);
  const text = digits.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  return text.length > AMOUNT_MAX_LENGTH ? refuse('amount_length', typed) : { text };
}

/** A complete group has lost its comma: a further comma after `1000` makes `1,000,` of it. */
function groupBeforeLastComma(text: string): string {
  const at = text.lastIndexOf(',');
  return at < 0 || text.slice(0, at).includes(',') ? text : text.slice(0, at).replace(/\B(?=(?:\d{3})+$)/g, ',') + text.slice(at);
}
