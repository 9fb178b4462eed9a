import { COMMON_PASSWORDS } from './commonPasswords.computed';

const LISTED: ReadonlySet<string> = new Set(COMMON_PASSWORDS);

/**
 * Whether a password that keeps the rule of registration is one of the most used, in any case of letters: those are tried first by anyone who guesses. The
 * list is what such a password can be of zxcvbn's, 5,114 words. They are 16 kB when compressed, so forms load this module later: see
 * `createCommonPasswords`.
 *
 * @example isCommonPassword('Password1') // true; isCommonPassword('linhai888') // false
 */
export function isCommonPassword(password: string): boolean {
  return LISTED.has(password.toLowerCase());
}
