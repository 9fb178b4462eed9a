import { defineCall } from '@site/shared/wire/call';
import { emptySchema, secretSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const name = z.string().check(z.minLength(1), z.maxLength(30));
/** Digits of the country code followed by the number. Implements R-API-039. */
const phone = z.string().check(z.regex(/^\d{6,15}$/));
const email = z.string().check(z.regex(/^\S+@\S+\.\S+$/), z.maxLength(40));
const code = z.string().check(z.minLength(1), z.maxLength(30));
/** Request of the third step: the new password twice, and the secret from the second step. */
const finish = { password: md5, secondPassword: md5, secret: secretSchema };
/** Secret for the third step, valid once and for ten minutes. Pages keep it in memory only. */
const verifiedSchema = z.object({ secret: secretSchema });

/**
 * Sends a code to the phone, the first of three steps to recover a password. The answer is the same if the phone does
 * not belong to the member or there is no such member, so that the call does not reveal who is a member. Refused with
 * 6022 without the required captcha, with 6066 within 60 s of the previous code, and with 6034 after too many codes.
 *
 * The second step checks the code (6036 wrong, 6037 locked, 6038 expired) and returns a secret. The third step takes
 * the secret once, within ten minutes, from the IP address that submitted the code. It is refused with 6007 if the two
 * passwords differ or are easy to guess, and with 6003 without the right secret. A new password ends all sessions of
 * the member.
 *
 * Implements R-API-033 to R-API-035.
 */
export const phoneRecoveryCodeCall = defineCall({
  path: '/site/api/v1/user/forgetByPhone/one',
  request: z.object({ phone, name }),
  response: emptySchema,
  effect: 'writes',
});

export const phoneRecoveryVerifyCall = defineCall({
  path: '/site/api/v1/user/forgetByPhone/two',
  request: z.object({ phone, name, code }),
  response: verifiedSchema,
  effect: 'writes',
});

export const phoneRecoveryResetCall = defineCall({
  path: '/site/api/v1/user/forgetByPhone/three',
  request: z.object({ phone, name, ...finish }),
  response: emptySchema,
  effect: 'writes',
});

/** Sends a code to the e-mail address, the first of the same three steps. Implements R-API-036 to R-API-038. */
export const emailRecoveryCodeCall = defineCall({
  path: '/site/api/v1/user/forgetByEmail/one',
  request: z.object({ email, name }),
  response: emptySchema,
  effect: 'writes',
});

export const emailRecoveryVerifyCall = defineCall({
  path: '/site/api/v1/user/forgetByEmail/two',
  request: z.object({ email, name, code }),
  response: verifiedSchema,
  effect: 'writes',
});

export const emailRecoveryResetCall = defineCall({
  path: '/site/api/v1/user/forgetByEmail/three',
  request: z.object({ email, name, ...finish }),
  response: emptySchema,
  effect: 'writes',
});
