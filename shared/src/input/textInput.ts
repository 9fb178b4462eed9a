import { cutText } from './cutText';
import { insertionOf, type InputKind, type Reading } from './inputKind';
import { stripHidden, toHalfWidth } from '@site/shared/input/plainText';

/**
 * Reads text that others see, such as a message or a title, or a search. Text beyond the limit is cut from the inserted
 * part, with a notice.
 *
 * @param max maximum number of UTF-16 units; default: unlimited
 */
export function textInput(max = Infinity): InputKind {
  return (typed, before) => cut(stripHidden(typed), before, max);
}

/**
 * Reads a text without spaces, in half-width characters: a user name, a new password, an address, an e-mail address.
 */
export function compactInput(max: number): InputKind {
  return (typed, before) => cut(toHalfWidth(stripHidden(typed)).replace(/\s+/g, ''), before, max);
}

/** Reads a person's name: every kind of middle dot becomes `·`, and spaces beside Chinese characters are removed. */
export function nameInput(max: number): InputKind {
  return (typed, before) => {
    const letters = toHalfWidth(stripHidden(typed).replace(/[•‧∙⋅・･．。.\u0387]/g, '·'));
    const { text, ...rest } = cut(closeUp(letters), before, max);
    return { text: closeUp(text), ...rest };
  };
}

function closeUp(name: string): string {
  return name.replace(/(?<=\p{Script=Han}|^)\s+|\s+(?=\p{Script=Han})/gu, '');
}

function cut(text: string, before: string, max: number): Reading {
  if (text.length <= max) return { text };
  const { head, inserted, tail } = insertionOf(text, before.length <= max ? before : '');
  const room = Math.max(0, max - head.length - tail.length);
  return { text: `${head}${cutText(inserted, room)}${tail}`, notice: { kind: 'cut', max } };
}
