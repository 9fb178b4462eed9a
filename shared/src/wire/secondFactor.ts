import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, instantSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * The second factor of a member: six figures of an authenticator app (TOTP, RFC 6238: SHA-1, 30 s), or one of ten recovery codes. Once it is on, a
 * sign-in and a withdrawal need `authCode`: without it they are refused 6035, with a wrong one 6036, and 6037 after five wrong ones, for half an hour.
 * No figures are taken twice, and a recovery code once.
 *
 * Assumption: the specification has no such calls. host/docs/product-decisions.md, decision 124.
 */
const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** As it is typed: any case, with or without its hyphen. */
export const authCodeSchema = z.string().check(z.minLength(6), z.maxLength(20));

const stateSchema = z.object({
  /** Since when it is on; null while it is off. */
  since: z.nullable(instantSchema),
  /** Recovery codes that were not used. */
  recoveryLeft: countSchema,
});

export const secondFactorCall = defineCall({
  path: '/site/api/v1/user/secondFactor/info',
  request: emptySchema,
  response: stateSchema,
});

/** Makes a secret, which replaces one that was not confirmed. Refused 6100 for a wrong login password, 6009 while the factor is on. */
export const beginSecondFactorCall = defineCall({
  path: '/site/api/v1/user/secondFactor/begin',
  request: z.object({ password: md5 }),
  response: z.object({
    /** In base32, for who cannot scan. */
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
  effect: 'writes',
});

const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Switches it on by a first code, within ten minutes (6038), and shows the recovery codes, this once. Refused 6036 for a wrong code; the fifth ends what was begun (6038). */
export const confirmSecondFactorCall = defineCall({
  path: '/site/api/v1/user/secondFactor/confirm',
  request: z.object({ code: authCodeSchema }),
  response: recoveryCodesSchema,
  effect: 'writes',
});

/** Ten others in place of those that are left. */
export const renewRecoveryCodesCall = defineCall({
  path: '/site/api/v1/user/secondFactor/recoveryCodes',
  request: z.object({ authCode: authCodeSchema }),
  response: recoveryCodesSchema,
  effect: 'writes',
});

/** Switches it off. Refused 6100 for a wrong login password. */
export const endSecondFactorCall = defineCall({
  path: '/site/api/v1/user/secondFactor/end',
  request: z.object({ password: md5, authCode: authCodeSchema }),
  response: emptySchema,
  effect: 'writes',
});
