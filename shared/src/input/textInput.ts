import { cutText } from './cutText';
import { insertionOf, type InputKind, type Reading } from './inputKind';
import { stripHidden, toHalfWidth } from '@site/shared/input/plainText';

/**
 * Text that others read: a message, a title; or a search. What goes beyond the limit is cut from what was put in, and said.
 *
 * @param max the most UTF-16 units; any number where it is left out
 */
export function textInput(max = Infinity): InputKind {
  return (typed, before) => cut(stripHidden(typed), before, max);
}

/** A text without spaces, in plain letters: a user name, a password to be set, an address, an e-mail. */
export function compactInput(max: number): InputKind {
  return (typed, before) => cut(toHalfWidth(stripHidden(typed)).replace(/\s+/g, ''), before, max);
}

/** A person's name: any middle dot is `·`, and there is no space beside a Chinese character. */
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
