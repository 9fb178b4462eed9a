import { MESSAGE_CODE_LENGTH, PHONE_CHECK_LENGTH } from './limits';

/** Six digits, as a message to a phone has them. Implements R-VAL-33. */
export function isMessageCode(text: string): boolean {
  return text.length === MESSAGE_CODE_LENGTH && /^\d+$/.test(text);
}

/** The middle digits of a phone: exactly four. Implements R-VAL-36. */
export function isPhoneCheck(text: string): boolean {
  return text.length === PHONE_CHECK_LENGTH && /^\d+$/.test(text);
}

/** A code of the second factor: six figures of an authenticator app, or a recovery code with or without its hyphen. */
export function isAuthCode(text: string): boolean {
  return /^(\d{6}|[a-z2-9]{5}[- ]?[a-z2-9]{5})$/i.test(text.trim());
}
