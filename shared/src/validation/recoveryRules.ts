import { isRegisterPassword } from './accountRules';
import { isEmail, isPhoneOf, type PhoneCountry } from './contactRules';
import type { FormRules, Rule } from './rules';

export interface PhoneRecoveryValues {
  readonly username: string;
  readonly country: PhoneCountry;
  /** Number without the country code. */
  readonly phone: string;
}

export interface EmailRecoveryValues {
  readonly username: string;
  readonly email: string;
}

export interface RecoveryCodeValues {
  readonly code: string;
}

export interface NewPasswordValues {
  readonly password: string;
  readonly repeatPassword: string;
}

const USERNAME: readonly Rule<{ readonly username: string }>[] = [
  { holds: ({ username }) => username.trim() !== '', message: 'validation.recovery_username_required' },
];

/** Rules for recovering an account by its phone. Implements R-VAL-18, R-VAL-20. */
export const PHONE_RECOVERY_RULES: FormRules<PhoneRecoveryValues> = {
  username: USERNAME,
  phone: [{ holds: ({ country, phone }) => isPhoneOf(country, phone), message: 'validation.phone_format' }],
};

/** Rules for recovering an account by its e-mail address. Implements R-VAL-18, R-VAL-23, R-VAL-24. */
export const EMAIL_RECOVERY_RULES: FormRules<EmailRecoveryValues> = {
  username: USERNAME,
  email: [
    { holds: ({ email }) => email.trim() !== '', message: 'validation.email_required' },
    { holds: ({ email }) => isEmail(email.trim()), message: 'validation.email_format' },
  ],
};

/** Rules for the code. Only the platform knows whether it is the right one. Implements R-VAL-26. */
export const RECOVERY_CODE_RULES: FormRules<RecoveryCodeValues> = {
  code: [{ holds: ({ code }) => code.trim() !== '', message: 'validation.code_required' }],
};

/**
 * Rules for the new password, typed twice.
 *
 * Assumption: it has at least a letter and a digit, because registration requires them.
 *
 * Implements R-VAL-28 to R-VAL-30.
 */
export const NEW_PASSWORD_RULES: FormRules<NewPasswordValues> = {
  password: [
    { holds: ({ password }) => password !== '', message: 'validation.new_password_required' },
    { holds: ({ password }) => isRegisterPassword(password), message: 'validation.password_format' },
  ],
  repeatPassword: [{ holds: ({ password, repeatPassword }) => repeatPassword === password, message: 'validation.new_passwords_differ' }],
};
