import { isKnownPhone } from '../site/accountCatalogue';

/** The platform's own rules for the forms before a sign-in, independent of the client's rules, which it does not trust. */

export const NAME_MAX_LENGTH = 30;
export const EMAIL_MAX_LENGTH = 40;

/** A name to register: 4 to 11 letters and digits, a letter first, with two letters and a digit at least. */
export function isAcceptableName(name: string): boolean {
  const letters = Array.from(name).filter((character) => /[A-Za-z]/.test(character)).length;
  const digits = Array.from(name).filter((character) => /[0-9]/.test(character)).length;
  return /^[A-Za-z]/.test(name) && letters + digits === name.length && letters >= 2 && digits >= 1 && name.length >= 4 && name.length <= 11;
}

/** A name to sign in or to recover with: something of 30 characters at most; whether there is such a member is another question. */
export function isLoginName(name: string): boolean {
  return name.trim() !== '' && name.length <= NAME_MAX_LENGTH;
}

/** Digits of a phone of a country that is served, its code first: `8613800001111`. */
export function isPhone(phone: string): boolean {
  return Array.from(phone).every((character) => character >= '0' && character <= '9') && isKnownPhone(phone);
}

/** Something, an at sign, something, a dot and something, without any white space; 40 characters at most. */
export function isEmail(email: string): boolean {
  if (email.length > EMAIL_MAX_LENGTH || Array.from(email).some((character) => character.trim() === '')) return false;
  const at = email.indexOf('@', 1);
  return at > 0 && email.slice(at + 2, -1).includes('.');
}

/** The six figures of a message. */
export function isMessageCode(code: string): boolean {
  return code.length === 6 && Array.from(code).every((character) => character >= '0' && character <= '9');
}
