/** What the inputs for a phone number (without its country code) and an e-mail address take. */
export const PHONE_MAX_LENGTH = 11;
export const EMAIL_MAX_LENGTH = 40;

/** A country of which phones can be bound. */
export interface PhoneCountry {
  /** In digits, such as `86`. */
  readonly areaCode: string;
  /** What the number without the country code must match as a whole, as the platform gives it. */
  readonly regex: string;
}

/** China mobile: 86, and 1 followed by 10 digits. Implements R-VAL-21, R-CONST-20. */
export const DEFAULT_COUNTRY: PhoneCountry = { areaCode: '86', regex: '^1\\d{10}$' };

/**
 * Whether a number, without its country code, is a phone of the country. A pattern of the platform that is none refuses every number rather
 * than throwing.
 */
export function isPhoneOf({ regex }: PhoneCountry, number: string): boolean {
  try {
    return new RegExp(`^(?:${regex})$`).test(number);
  } catch {
    return false;
  }
}

/** Non-space text, an at sign, non-space text, a dot and non-space text. Implements R-VAL-37. */
export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
