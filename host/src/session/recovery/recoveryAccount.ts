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

/** Contact used for the recovery. Each has its own tab. */
export type RecoveryBy = 'phone' | 'email';

/** Account whose password is recovered, in the form for the platform. */
export type RecoveryAccount =
  | { readonly by: 'phone'; readonly name: string; /** Digits of the country code and the number. */ readonly phone: string }
  | { readonly by: 'email'; readonly name: string; readonly email: string };

/** Values as typed. Each tab keeps its own. */
export interface IdentityValues extends PhoneRecoveryValues, EmailRecoveryValues {
  readonly by: RecoveryBy;
  readonly country: PhoneCountry;
}

/** Returns the errors of the open tab's fields. */
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
 * Converts values without errors to an account. Implements R-API-039.
 *
 * @example toAccount({ by: 'phone', country: DEFAULT_COUNTRY, phone: '13800001111', … }) // { phone: '8613800001111', …
 * }
 */
export function toAccount({ by, username, country, phone, email }: IdentityValues): RecoveryAccount {
  const name = username.trim();
  return by === 'phone' ? { by, name, phone: `${country.areaCode}${phone}` } : { by, name, email: email.trim() };
}

/** Returns the captcha subject of a code, which differs from that of a login. Implements R-CAPT-12, R-CAPT-13. */
export function toCaptchaSubject(account: RecoveryAccount): CaptchaSubject {
  const { name } = account;
  return account.by === 'phone'
    ? { kind: 'recoveryByPhone', name, phone: account.phone }
    : { kind: 'recoveryByEmail', name, email: account.email };
}

/** Returns the phone number or address that received the code, as shown to the player. */
export function describeTarget(account: RecoveryAccount): string {
  return account.by === 'phone' ? `+${account.phone}` : account.email;
}
