import { stripHidden } from '@site/shared/input/plainText';

/**
 * Reason why a control shows something else than was typed or pasted. Each reason has a text in the shared locales
 * under `input`.
 */
export type InputNotice =
  | { readonly kind: 'cut'; readonly max: number }
  /** The text has no meaning. An amount stays visible; any other text is removed from the control. */
  | { readonly kind: 'refused'; readonly reason: InputReason; readonly typed: string }
  /** A single key was not accepted; the text before it stays. */
  | { readonly kind: 'key-refused'; readonly reason: InputReason; readonly typed: string };

export type InputReason = 'amount' | 'decimals' | 'amount_length' | 'whole' | 'digits' | 'phone' | 'country' | 'card' | 'day';

/** The text for the control after a change. */
export interface Reading {
  readonly text: string;
  readonly notice?: InputNotice;
}

/**
 * Defines how a control reads what a player types or pastes. A text with a clear meaning is normalized (`１２` becomes
 * `12`). A text without one empties the control with a notice, so that an old value never remains where a new one was
 * entered. A single key that the kind does not accept is ignored with a notice. An amount is judged as a whole instead:
 * its text stays as typed, so that the keys around an invalid one never form another amount.
 *
 * @param typed the whole text of the control after the change
 * @param before the previous text, as read by this kind
 */
export type InputKind = (typed: string, before: string) => Reading;

/** Rejects a text that has no meaning. */
export function refuse(reason: InputReason, typed: string): Reading {
  return { text: '', notice: { kind: 'refused', reason, typed: stripHidden(typed).trim() } };
}

/** Rejects the key that was added to a text. */
export function refuseKey(reason: InputReason, typed: string, before: string): Reading {
  return { text: before, notice: { kind: 'key-refused', reason, typed: stripHidden(typed).trim() } };
}

/** Returns whether a text has exactly one character more than the previous one, as after one key. */
export function isOneKey(typed: string, before: string): boolean {
  const { inserted, removed } = insertionOf(typed, before);
  return inserted.length === 1 && removed === '';
}

/** Returns the part of a text that replaced a part of the previous one. Neither part ends inside a character. */
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
