import { COMMON_PASSWORDS } from './commonPasswords.computed';

const LISTED: ReadonlySet<string> = new Set(COMMON_PASSWORDS);

/**
 * Returns whether a password that meets the registration rule is one of the most common ones, ignoring case, because
 * these are guessed first. The list is the part of zxcvbn's list that meets the rule: 5,114 words. Compressed it has 16
 * kB, so forms load this module later; see `createCommonPasswords`.
 *
 * @example isCommonPassword('Password1') // true; isCommonPassword('linhai888') // false
 */
export function isCommonPassword(password: string): boolean {
  return LISTED.has(password.toLowerCase());
}
