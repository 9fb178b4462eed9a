import {
  EMAIL_MAX_LENGTH,
  MESSAGE_CODE_LENGTH,
  PASSWORD_LENGTH,
  PHONE_CHECK_LENGTH,
  PHONE_MAX_LENGTH,
  USERNAME_LENGTH,
} from '@site/shared/validation';

/** Milliseconds until another code may be requested. Implements R-CONST-09. */
export const RESEND_COOLDOWN_MS = 60_000;

/**
 * How long the inputs of sign-in are, in characters.
 *
 * Implements R-CONST-11 to R-CONST-16, R-CONST-18, R-CONST-19.
 */
export const INPUT_LENGTHS = {
  /** For registration; its maximum is that of every username field. */
  username: USERNAME_LENGTH,
  password: PASSWORD_LENGTH,
  /** For a password to be set. Its rule refuses more than the maximum; a field that cut it would set another password than was typed. */
  typedPassword: 64,
  recovery: { username: 30, phone: PHONE_MAX_LENGTH, email: EMAIL_MAX_LENGTH, code: 30 },
  newDeviceCode: MESSAGE_CODE_LENGTH,
  /** The middle digits of a phone that are entered before a code is sent. */
  phoneCheck: PHONE_CHECK_LENGTH,
} as const;
