import { defineCall } from '@site/shared/wire/call';
import { emptySchema, secretSchema, wordSchema } from '@site/shared/wire/common';
import { authCodeSchema } from './secondFactor';
import * as z from '@site/shared/wire/zod';

/** A password as it is sent, hashed by md5. */
export const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Login payload, with the password as an md5 hash. Implements R-LOGIN-01 to R-LOGIN-04. */
export const loginRequestSchema = z.object({
  isAgent: z.literal(false),
  name: z.string().check(z.minLength(1), z.maxLength(30)),
  password: md5,
  /**
   * Captcha type: '' for none, '1' for graphic, '2' for slider, '99' for the automatic login after registration
   * (decision 21).
   */
  kaptchcate: z.enum(['', '1', '2', '99']),
  codeId: secretSchema,
  code: secretSchema,
  version: wordSchema,
  sendCodeNum: z.optional(wordSchema),
  /** Code of the second factor, if it is enabled. The response code 6035 requests it (`secondFactor.ts`). */
  authCode: z.optional(authCodeSchema),
});

/** Token and user id. A login that is refused as risky has {@link riskSchema} instead. Implements R-LOGIN-05. */
export const loginResponseSchema = z.object({ token: z.string(), userId: z.string() });

export const loginCall = defineCall({
  path: '/site/api/v1/user/login',
  request: loginRequestSchema,
  response: loginResponseSchema,
  effect: 'writes',
});

/**
 * Data of a login that is refused with a risk code (6025 to 6029): the masked phone that a code can be sent to.
 * Implements R-LOGIN-06.
 */
export const riskSchema = z.object({ phoneNumber: z.string() });

export const logoutCall = defineCall({ path: '/site/api/v1/user/logout', request: emptySchema, response: emptySchema, effect: 'writes' });
