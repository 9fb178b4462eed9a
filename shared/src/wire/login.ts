import { defineCall } from '@site/shared/wire/call';
import { emptySchema, secretSchema, wordSchema } from '@site/shared/wire/common';
import { authCodeSchema } from './secondFactor';
import * as z from '@site/shared/wire/zod';

/** A password as it is sent. */
export const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Implements R-LOGIN-01 to R-LOGIN-04: the payload's names, the password as an md5 hash. */
export const loginRequestSchema = z.object({
  isAgent: z.literal(false),
  name: z.string().check(z.minLength(1), z.maxLength(30)),
  password: md5,
  /** Captcha type: '' none, '1' graphic, '2' slider, '99' automatic after registration (decision 21). */
  kaptchcate: z.enum(['', '1', '2', '99']),
  codeId: secretSchema,
  code: secretSchema,
  version: wordSchema,
  sendCodeNum: z.optional(wordSchema),
  /** The second factor, where it is on: asked for by 6035 (`secondFactor.ts`). */
  authCode: z.optional(authCodeSchema),
});

/** Token and user id; a login that is refused as risky carries {@link riskSchema}. Implements R-LOGIN-05. */
export const loginResponseSchema = z.object({ token: z.string(), userId: z.string() });

export const loginCall = defineCall({
  path: '/site/api/v1/user/login',
  request: loginRequestSchema,
  response: loginResponseSchema,
  effect: 'writes',
});

/** What a login answers with a code of risk (6025 to 6029): the phone that a code can be sent to, masked. Implements R-LOGIN-06. */
export const riskSchema = z.object({ phoneNumber: z.string() });

export const logoutCall = defineCall({ path: '/site/api/v1/user/logout', request: emptySchema, response: emptySchema, effect: 'writes' });
