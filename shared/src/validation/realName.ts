import type { Rule } from './rules';

/**
 * Maximum length of an input for a real name. Assumption: the specification names none; names in identity papers of the
 * region are shorter.
 */
export const REAL_NAME_MAX_LENGTH = 30;

/**
 * A name is Chinese at both ends, with letters and middle dots between, or consists of Latin letters and middle dots
 * only.
 */
const CHINESE = /^\p{Script=Han}(?:[\p{Script=Han}A-Za-z·]*\p{Script=Han})?$/u;
const LATIN = /^[A-Za-z](?:[A-Za-z·]*[A-Za-z])?$/;
/** Radicals and compatibility ideographs look like ordinary characters but have other code points. */
const RADICAL = /[\u2e80-\u2fdf]/;
const COMPATIBILITY = /[\uf900-\ufaff\u{2f800}-\u{2fa1f}]/u;

/** Returns whether every character is an ordinary one: no radical (`⼩` for `小`), and no compatibility ideograph. */
function hasOrdinaryCharacters(text: string): boolean {
  return !RADICAL.test(text) && !(COMPATIBILITY.test(text) && text.normalize('NFKC') !== text);
}

/**
 * Returns whether a text can be a real name: it starts and ends with a letter or a Chinese character, has no two
 * adjacent middle dots (`·`), and is Chinese at both ends or consists of Latin letters and middle dots only.
 *
 * Assumption: a name that is Chinese at both ends has only Chinese characters, letters and middle dots inside; a name
 * has no digits.
 *
 * @example isRealName('阿依古丽·买买提') // true; isRealName('·张三') // false; isRealName('张John') // false Implements R-VAL-38
 * to R-VAL-42.
 */
export function isRealName(text: string): boolean {
  return hasOrdinaryCharacters(text) && !text.includes('··') && (CHINESE.test(text) || LATIN.test(text));
}

/**
 * Returns the rules of a real name in a form. Implements R-VAL-43.
 *
 * @param nameOf returns the name from the values of the form
 */
export function realNameRules<Values>(nameOf: (values: Values) => string): readonly Rule<Values>[] {
  return [
    { holds: (values) => hasOrdinaryCharacters(nameOf(values)), message: 'validation.real_name_characters' },
    { holds: (values) => isRealName(nameOf(values).trim()), message: 'validation.real_name_format' },
  ];
}
