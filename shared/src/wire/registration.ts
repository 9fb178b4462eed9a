import { defineCall } from '@site/shared/wire/call';
import { emptySchema, secretSchema, textSchema } from '@site/shared/wire/common';
import { termsVersionSchema } from './consent';
import { md5 } from './login';
import * as z from '@site/shared/wire/zod';

/** A referral or invite code from the address; empty without one. */
const referralCode = z.string().check(z.maxLength(64));

/**
 * Request to register a member: the password twice, as md5, and the same captcha fields as at login. Refused with 6007
 * if the name breaks the rules, with 6009 if it is taken, and with 6011 after too many registrations from one IP
 * address. The call does not sign in; the client signs in afterwards with captcha type 99.
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
  /**
   * Version of the terms that the visitor has agreed to. If it is absent, the member is asked after the first login.
   */
  termsVersion: z.optional(termsVersionSchema),
});

export const registerCall = defineCall({
  path: '/site/api/v1/user/register',
  request: registerRequestSchema,
  response: emptySchema,
  effect: 'writes',
});
