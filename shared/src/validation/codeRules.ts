import { MESSAGE_CODE_LENGTH, PHONE_CHECK_LENGTH } from './limits';

/** Returns whether a code has six digits, as sent to a phone. Implements R-VAL-33. */
export function isMessageCode(text: string): boolean {
  return text.length === MESSAGE_CODE_LENGTH && /^\d+$/.test(text);
}

/** Returns whether the middle digits of a phone are exactly four. Implements R-VAL-36. */
export function isPhoneCheck(text: string): boolean {
  return text.length === PHONE_CHECK_LENGTH && /^\d+$/.test(text);
}

/**
 * Returns whether a text is a code of the second factor: six digits of an authenticator app, or a recovery code with or
 * without its hyphen.
 */
export function isAuthCode(text: string): boolean {
  return /^(\d{6}|[a-z2-9]{5}[- ]?[a-z2-9]{5})$/i.test(text.trim());
}
