import { assertNever } from '@site/shared/assert';
import {
  EMAIL_RECOVERY_RULES,
  findErrors,
  PHONE_RECOVERY_RULES,
  type EmailRecoveryValues,
  type FieldError,
  type PhoneCountry,
  type PhoneRecoveryValues,
} from '@site/shared/validation';
import type { CaptchaSubject } from '../captcha/captchaResult';

/** What the password is recovered by; each has its tab. */
export type RecoveryBy = 'phone' | 'email';

/** The account whose password is recovered, for the platform. */
export type RecoveryAccount =
  | { readonly by: 'phone'; readonly name: string; /** The digits of the country code and the number. */ readonly phone: string }
  | { readonly by: 'email'; readonly name: string; readonly email: string };

/** As it is typed; each tab keeps its own. */
export interface IdentityValues extends PhoneRecoveryValues, EmailRecoveryValues {
  readonly by: RecoveryBy;
  readonly country: PhoneCountry;
}

/** Errors of the open tab's fields. */
export function findIdentityErrors(values: IdentityValues): readonly FieldError<IdentityValues>[] {
  switch (values.by) {
    case 'phone':
      return findErrors(PHONE_RECOVERY_RULES, values);
    case 'email':
      return findErrors(EMAIL_RECOVERY_RULES, values);
    default:
      return assertNever(values.by);
  }
}

/**
 * @param values without errors
 * @example toAccount({ by: 'phone', country: DEFAULT_COUNTRY, phone: '13800001111', … }) // { phone: '8613800001111', … }
 * Implements R-API-039.
 */
export function toAccount({ by, username, country, phone, email }: IdentityValues): RecoveryAccount {
  const name = username.trim();
  return by === 'phone' ? { by, name, phone: `${country.areaCode}${phone}` } : { by, name, email: email.trim() };
}

/** A code is protected by a captcha of its own occasion. Implements R-CAPT-12, R-CAPT-13. */
export function toCaptchaSubject(account: RecoveryAccount): CaptchaSubject {
  const { name } = account;
  return account.by === 'phone'
    ? { kind: 'recoveryByPhone', name, phone: account.phone }
    : { kind: 'recoveryByEmail', name, email: account.email };
}

/** As the player reads where a code went. */
export function describeTarget(account: RecoveryAccount): string {
  return account.by === 'phone' ? `+${account.phone}` : account.email;
}
