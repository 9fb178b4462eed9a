import { PASSWORD_LENGTH, USERNAME_LENGTH } from './limits';
import type { FormRules } from './rules';

export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

export interface RegisterValues extends LoginValues {
  readonly repeatPassword: string;
}

/** Rules of the login form. Implements R-VAL-01, R-VAL-09. */
export const LOGIN_RULES: FormRules<LoginValues> = {
  username: [{ holds: ({ username }) => username.trim() !== '', message: 'validation.username_required' }],
  password: [{ holds: ({ password }) => password !== '', message: 'validation.password_required' }],
};

/** Rules of the user name and the passwords at registration. Implements R-VAL-01, R-VAL-03 to R-VAL-14. */
export const REGISTER_RULES: FormRules<RegisterValues> = {
  username: [
    { holds: ({ username }) => username !== '', message: 'validation.username_required' },
    { holds: ({ username }) => isRegisterUsername(username), message: 'validation.username_format' },
  ],
  password: [
    { holds: ({ password }) => password !== '', message: 'validation.password_required' },
    { holds: ({ password }) => isRegisterPassword(password), message: 'validation.password_format' },
  ],
  repeatPassword: [{ holds: ({ password, repeatPassword }) => repeatPassword === password, message: 'validation.passwords_differ' }],
};

export interface RegisterFormValues extends RegisterValues {
  readonly agreed: boolean;
}

/** Rules of the whole registration tab. Implements R-VAL-16. */
export const REGISTER_FORM_RULES: FormRules<RegisterFormValues> = {
  ...REGISTER_RULES,
  agreed: [{ holds: ({ agreed }) => agreed, message: 'validation.agreement_required' }],
};

/**
 * Returns whether a user name has 4 to 11 letters and digits, starts with a letter, and has at least 2 letters and 1
 * digit.
 */
export function isRegisterUsername(text: string): boolean {
  return isWithin(text, USERNAME_LENGTH) && /^[a-z][a-z\d]*$/i.test(text) && /[a-z].*[a-z]/i.test(text) && /\d/.test(text);
}

/** Returns whether a password has 8 to 12 letters and digits, at least one of each. */
export function isRegisterPassword(text: string): boolean {
  return isWithin(text, PASSWORD_LENGTH) && /^[a-z\d]+$/i.test(text) && /[a-z]/i.test(text) && /\d/.test(text);
}

function isWithin(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return text.length >= min && text.length <= max;
}
