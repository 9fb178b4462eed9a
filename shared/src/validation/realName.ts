import type { Rule } from './rules';

/** What an input for a real name takes. Assumption: the specification names no longest name; identity papers of the region stay below. */
export const REAL_NAME_MAX_LENGTH = 30;

/** Chinese at both ends, with letters and middle dots between; or Latin letters and middle dots only. */
const CHINESE = /^\p{Script=Han}(?:[\p{Script=Han}A-Za-z·]*\p{Script=Han})?$/u;
const LATIN = /^[A-Za-z](?:[A-Za-z·]*[A-Za-z])?$/;
/** Radicals and compatibility ideographs look like ordinary characters, and are others. */
const RADICAL = /[\u2e80-\u2fdf]/;
const COMPATIBILITY = /[\uf900-\ufaff\u{2f800}-\u{2fa1f}]/u;

/** Returns whether every character is an ordinary one: no radical (`⼩` for `小`), and no compatibility ideograph of another. */
function hasOrdinaryCharacters(text: string): boolean {
  return !RADICAL.test(text) && !(COMPATIBILITY.test(text) && text.normalize('NFKC') !== text);
}

/**
 * Whether a text can be a real name: it starts and ends with a letter or a Chinese character, no two middle dots (`·`) follow each
 * other, and it is Chinese at both ends or consists of Latin letters and middle dots only.
 *
 * Assumption: inside a name that is Chinese at both ends there are only Chinese characters, letters and middle dots; a name has no digits.
 *
 * @example isRealName('阿依古丽·买买提') // true; isRealName('·张三') // false; isRealName('张John') // false
 * Implements R-VAL-38 to R-VAL-42.
 */
export function isRealName(text: string): boolean {
  return hasOrdinaryCharacters(text) && !text.includes('··') && (CHINESE.test(text) || LATIN.test(text));
}

/**
 * The rule of a form in which a real name is typed. Implements R-VAL-43.
 *
 * @param nameOf where the form keeps the name
 */
export function realNameRules<Values>(nameOf: (values: Values) => string): readonly Rule<Values>[] {
  return [
    { holds: (values) => hasOrdinaryCharacters(nameOf(values)), message: 'validation.real_name_characters' },
    { holds: (values) => isRealName(nameOf(values).trim()), message: 'validation.real_name_format' },
  ];
}
