/** Maximum lengths of the inputs for a phone number (without its country code) and an e-mail address. */
export const PHONE_MAX_LENGTH = 11;
export const EMAIL_MAX_LENGTH = 40;

/** A country whose phones can be bound. */
export interface PhoneCountry {
  /** Country code in digits, such as `86`. */
  readonly areaCode: string;
  /** Pattern from the platform that the number without the country code must match as a whole. */
  readonly regex: string;
}

/** Mobile phones in China: 86, and 1 followed by 10 digits. Implements R-VAL-21, R-CONST-20. */
export const DEFAULT_COUNTRY: PhoneCountry = { areaCode: '86', regex: '^1\\d{10}$' };

/**
 * Returns whether a number without its country code is a phone of the country. An invalid pattern from the platform
 * rejects every number instead of throwing.
 */
export function isPhoneOf({ regex }: PhoneCountry, number: string): boolean {
  try {
    return new RegExp(`^(?:${regex})$`).test(number);
  } catch {
    return false;
  }
}

/**
 * Returns whether a text is non-space text, an at sign, non-space text, a dot and non-space text. Implements R-VAL-37.
 */
export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
