import { defineCall } from '@site/shared/wire/call';
import { emptySchema, secretSchema, textSchema } from '@site/shared/wire/common';
import { termsVersionSchema } from './consent';
import { md5 } from './login';
import * as z from '@site/shared/wire/zod';

/** A referral or invite code as an address brought it; empty without one. */
const referralCode = z.string().check(z.maxLength(64));

/**
 * A new member. The password twice, as md5; the same captcha fields as at login. Refused 6007 where the name breaks the rules, 6009 where it
 * is taken, 6011 after too many from one address. It does not sign in: the client does, with captcha type 99.
 *
 * Implements R-REGISTER-01 to R-REGISTER-05.
 */
export const registerRequestSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(30)),
  password: md5,
  secondPassword: md5,
  kaptchcate: z.enum(['', '1', '2']),
  codeId: secretSchema,
  code: secretSchema,
  /** Host name of the site the visitor registers on. */
  domain: textSchema(253),
  rCode: referralCode,
  iCode: referralCode,
  /** The terms that the visitor has agreed to. Without it, the member is asked after the first login. */
  termsVersion: z.optional(termsVersionSchema),
});

export const registerCall = defineCall({
  path: '/site/api/v1/user/register',
  request: registerRequestSchema,
  response: emptySchema,
  effect: 'writes',
});
