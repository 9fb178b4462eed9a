import {
  EMAIL_MAX_LENGTH,
  MESSAGE_CODE_LENGTH,
  PASSWORD_LENGTH,
  PHONE_CHECK_LENGTH,
  PHONE_MAX_LENGTH,
  USERNAME_LENGTH,
} from '@site/shared/validation';

/** Cooldown before another code may be requested, in milliseconds. Implements R-CONST-09. */
export const RESEND_COOLDOWN_MS = 60_000;

/**
 * Lengths of the sign-in inputs, in characters.
 *
 * Implements R-CONST-11 to R-CONST-16, R-CONST-18, R-CONST-19.
 */
export const INPUT_LENGTHS = {
  /** Lengths for registration. The maximum applies to every username field. */
  username: USERNAME_LENGTH,
  password: PASSWORD_LENGTH,
  /**
   * Field length of a new password. It is longer than the rule's maximum, because a truncating field would set another
   * password than the player typed.
   */
  typedPassword: 64,
  recovery: { username: 30, phone: PHONE_MAX_LENGTH, email: EMAIL_MAX_LENGTH, code: 30 },
  newDeviceCode: MESSAGE_CODE_LENGTH,
  /** Middle digits of a phone number that the player enters before a code is sent. */
  phoneCheck: PHONE_CHECK_LENGTH,
} as const;
