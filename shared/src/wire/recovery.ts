import { defineCall } from '@site/shared/wire/call';
import { emptySchema, secretSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const name = z.string().check(z.minLength(1), z.maxLength(30));
/** The digits of the country code and the number. Implements R-API-039. */
const phone = z.string().check(z.regex(/^\d{6,15}$/));
const email = z.string().check(z.regex(/^\S+@\S+\.\S+$/), z.maxLength(40));
const code = z.string().check(z.minLength(1), z.maxLength(30));
/** The third step: the new password twice, and the secret that the second has answered. */
const finish = { password: md5, secondPassword: md5, secret: secretSchema };
/** Once, and for ten minutes: what the third step has to bring. It is kept in the memory of the page alone. */
const verifiedSchema = z.object({ secret: secretSchema });

/**
 * The three steps to a new password. The first sends a code to the phone or the address, if it is the member's own: it answers alike whether or not
 * there is such a member, so that the call does not reveal who is a member. Refused 6022 without the captcha it wants, 6066 within 60 s of the code before,
 * 6034 after too many. The second spends the code (6036 wrong, 6037 locked, 6038 expired) and answers a secret; the third is open to its
 * bearer for ten minutes, once, from the address the code came from. There 6007 where the two passwords differ or are easily guessed, 6003 without the
 * right secret. A new password ends all sessions of the member.
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

/** The same three steps by an address. Implements R-API-036 to R-API-038. */
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
