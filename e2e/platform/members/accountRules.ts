import { isKnownPhone } from '../site/accountCatalogue';

/**
 * Rules of the platform for the forms before a sign-in. They are independent of the client's rules, because the
 * platform does not trust the client.
 */

export const NAME_MAX_LENGTH = 30;
export const EMAIL_MAX_LENGTH = 40;

/**
 * Returns true for a name that may be registered: 4 to 11 letters and digits that start with a letter, including at
 * least two letters and one digit.
 */
export function isAcceptableName(name: string): boolean {
  const letters = Array.from(name).filter((character) => /[A-Za-z]/.test(character)).length;
  const digits = Array.from(name).filter((character) => /[0-9]/.test(character)).length;
  return /^[A-Za-z]/.test(name) && letters + digits === name.length && letters >= 2 && digits >= 1 && name.length >= 4 && name.length <= 11;
}

/**
 * Returns true for a possible name at sign-in or recovery: not empty, at most 30 characters. The member need not exist.
 */
export function isLoginName(name: string): boolean {
  return name.trim() !== '' && name.length <= NAME_MAX_LENGTH;
}

/**
 * Returns true for the digits of a phone number in a supported country, with the country code first: `8613800001111`.
 */
export function isPhone(phone: string): boolean {
  return Array.from(phone).every((character) => character >= '0' && character <= '9') && isKnownPhone(phone);
}

/** Returns true for an e-mail address: text, "@", text, a dot and text, without white space; at most 40 characters. */
export function isEmail(email: string): boolean {
  if (email.length > EMAIL_MAX_LENGTH || Array.from(email).some((character) => character.trim() === '')) return false;
  const at = email.indexOf('@', 1);
  return at > 0 && email.slice(at + 2, -1).includes('.');
}

export function isMessageCode(code: string): boolean {
  return code.length === 6 && Array.from(code).every((character) => character >= '0' && character <= '9');
}
