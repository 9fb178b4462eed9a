import { stripHidden } from '@site/shared/input/plainText';

/** Why a control shows something else than what was typed or pasted; each reason has its sentence in the shared locales under `input`. */
export type InputNotice =
  | { readonly kind: 'cut'; readonly max: number }
  /** The text means nothing: an amount stays in sight, anything else is taken out of the control. */
  | { readonly kind: 'refused'; readonly reason: InputReason; readonly typed: string }
  /** A single key was not taken; the text before it stays. */
  | { readonly kind: 'key-refused'; readonly reason: InputReason; readonly typed: string };

export type InputReason = 'amount' | 'decimals' | 'amount_length' | 'whole' | 'digits' | 'phone' | 'country' | 'card' | 'day';

/** The text for the control after a change of it. */
export interface Reading {
  readonly text: string;
  readonly notice?: InputNotice;
}

/**
 * How a control reads what a player types or pastes: what was meant is written one way (`１２` becomes `12`), and what cannot be meant empties
 * the control and says why, so that an old value never stays where a new one was given. A single key that the kind has no use for is not taken,
 * and that is said too. An amount is judged as a whole instead: its text stays as it was typed, so that keys on either side of a strange one
 * never become another amount.
 *
 * @param typed the whole text of the control after the change
 * @param before its text before, as the kind has read it
 */
export type InputKind = (typed: string, before: string) => Reading;

/** Refuses a text that has no meaning. */
export function refuse(reason: InputReason, typed: string): Reading {
  return { text: '', notice: { kind: 'refused', reason, typed: stripHidden(typed).trim() } };
}

/** Refuses the key that was added to a text. */
export function refuseKey(reason: InputReason, typed: string, before: string): Reading {
  return { text: before, notice: { kind: 'key-refused', reason, typed: stripHidden(typed).trim() } };
}

/** Whether a text is another with one character more, as after one key. */
export function isOneKey(typed: string, before: string): boolean {
  const { inserted, removed } = insertionOf(typed, before);
  return inserted.length === 1 && removed === '';
}

/** The part of a text that replaced a part of the one before. No part ends inside a character. */
export function insertionOf(typed: string, before: string) {
  let start = 0;
  while (start < before.length && start < typed.length && typed[start] === before[start]) start += 1;
  if (isInsideCharacter(typed, start) || isInsideCharacter(before, start)) start -= 1;
  let end = 0;
  while (end < before.length - start && end < typed.length - start && typed.at(-1 - end) === before.at(-1 - end)) end += 1;
  if (isInsideCharacter(typed, typed.length - end) || isInsideCharacter(before, before.length - end)) end -= 1;
  return {
    head: typed.slice(0, start),
    inserted: typed.slice(start, typed.length - end),
    removed: before.slice(start, before.length - end),
    tail: typed.slice(typed.length - end),
  };
}

function isInsideCharacter(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, at - 1), at + 1));
}
