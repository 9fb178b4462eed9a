import { cutText } from './cutText';
import { refuse, type InputKind, type Reading } from './inputKind';
import { stripHidden, toHalfWidth } from '@site/shared/input/plainText';
import { judgeAmount, judgeWhole, type AmountFault } from '@site/shared/input/readAmount';

/** Maximum number of characters shown for an invalid amount. */
const SHOWN_MAX_LENGTH = 40;

/**
 * Reads an amount of yuan with at most two decimals and 12 characters. The text always stays as typed, except for plain
 * digits; while it is not an amount, the notice gives the reason.
 *
 * Implements R-MONEY-05, R-MONEY-06.
 */
export const amountInput: InputKind = (typed) => show(typed, judgeAmount);

/** Reads a whole number, such as points to exchange. */
export const wholeInput: InputKind = (typed) => show(typed, judgeWhole);

function show(typed: string, judge: (text: string) => number | AmountFault): Reading {
  const plain = toHalfWidth(stripHidden(typed));
  if (plain.trim() === '') return { text: '' };
  const text = plain.length > SHOWN_MAX_LENGTH ? shorten(plain.trim()) : plain;
  const judged = judge(text);
  return typeof judged === 'number' ? { text } : { ...refuse(judged, text), text };
}

/**
 * Cuts a text that is too long for an amount. The ellipsis at the cut prevents the rest from being read as another
 * amount.
 */
function shorten(text: string): string {
  return text.length > SHOWN_MAX_LENGTH ? `${cutText(text, SHOWN_MAX_LENGTH - 1)}…` : text;
}
