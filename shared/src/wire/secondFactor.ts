import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, instantSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * The second factor of a member: six digits of an authenticator app (TOTP, RFC 6238: SHA-1, 30 s), or one of ten
 * recovery codes. Once it is enabled, sign-ins and withdrawals need `authCode`. Without it they are refused with 6035,
 * with a wrong one with 6036, and after five wrong ones with 6037 for half an hour. Each code of the app and each
 * recovery code is accepted once.
 *
 * Assumption: the specification has no such calls. host/docs/product-decisions.md, decision 124.
 */
const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The code as typed, in any case and with or without its hyphen. */
export const authCodeSchema = z.string().check(z.minLength(6), z.maxLength(20));

const stateSchema = z.object({
  /** Time at which it was enabled; null if it is off. */
  since: z.nullable(instantSchema),
  recoveryLeft: countSchema,
});

export const secondFactorCall = defineCall({
  path: '/site/api/v1/user/secondFactor/info',
  request: emptySchema,
  response: stateSchema,
});

/**
 * Creates a secret, which replaces an unconfirmed one. Refused with 6100 for a wrong login password, and with 6009 if
 * the factor is already enabled.
 */
export const beginSecondFactorCall = defineCall({
  path: '/site/api/v1/user/secondFactor/begin',
  request: z.object({ password: md5 }),
  response: z.object({
    /** Secret in base32, for members who cannot scan a QR code. */
    secret: z.string(),
    /** `otpauth://…` address for a QR code. */
    uri: z.string(),
  }),
  effect: 'writes',
});

const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * Enables the factor by a first code, within ten minutes (6038), and returns the recovery codes, which are shown only
 * this once. Refused with 6036 for a wrong code; the fifth wrong code cancels the setup (6038).
 */
export const confirmSecondFactorCall = defineCall({
  path: '/site/api/v1/user/secondFactor/confirm',
  request: z.object({ code: authCodeSchema }),
  response: recoveryCodesSchema,
  effect: 'writes',
});

export const renewRecoveryCodesCall = defineCall({
  path: '/site/api/v1/user/secondFactor/recoveryCodes',
  request: z.object({ authCode: authCodeSchema }),
  response: recoveryCodesSchema,
  effect: 'writes',
});

/** Disables the factor. Refused with 6100 for a wrong login password. */
export const endSecondFactorCall = defineCall({
  path: '/site/api/v1/user/secondFactor/end',
  request: z.object({ password: md5, authCode: authCodeSchema }),
  response: emptySchema,
  effect: 'writes',
});
