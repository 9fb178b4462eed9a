import { defineCall } from '@site/shared/wire/call';
import { wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * What a code is for. Assumption: 2 and 3 are given; a signed-in member's own are numbered on. `password` is that of withdrawals, `confirm`
 * confirms a change as the owner.
 *
 * Implements R-SENDCODE-04, R-SENDCODE-05.
 */
export const CODE_TYPES = {
  passwordRecovery: 2,
  newDevice: 3,
  bindPhone: 4,
  bindEmail: 5,
  password: 6,
  confirm: 7,
  loginPassword: 8,
} as const;
export type CodeType = (typeof CODE_TYPES)[keyof typeof CODE_TYPES];

/** How a code travels. Implements R-SENDCODE-06 to R-SENDCODE-08. */
export const CODE_CATES = { sms: 0, email: 1, voice: 2 } as const;
export type CodeCate = (typeof CODE_CATES)[keyof typeof CODE_CATES];

/** AES-256-CBC with the `cipherKey` of the pre-info: base64 of a random IV of 16 bytes and the ciphertext. */
const encrypted = z.string().check(z.minLength(24), z.maxLength(400));
const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * Asks for a code. Each of the V2 triple is encrypted, its twin is the md5 of the same text (decision 19): the number that the code goes to
 * (digits of the phone, or the address), the login name, and the id of a captcha that was passed; each may be an empty text.
 * `createSendCodePayload` of `@site/shared/crypto` builds it.
 *
 * Implements R-SENDCODE-01 to R-SENDCODE-03.
 */
export const sendCodeRequestSchema = z.object({
  sendCodeNumV2: encrypted,
  sendNameV2: encrypted,
  codeIdV2: encrypted,
  SendCodeNum: md5,
  SendName: md5,
  codeId: md5,
  type: z.enum(CODE_TYPES),
  cate: z.enum(CODE_CATES),
  version: wordSchema,
  /** As at login: '' none, '1' graphic, '2' slider. */
  kaptchcate: z.enum(['', '1', '2']),
  /** What was read off the picture; empty without one. */
  imageCode: z.string().check(z.maxLength(10)),
});
export type SendCodeRequest = z.infer<typeof sendCodeRequestSchema>;

/** Whom the code went to, masked. A code is good for 10 minutes; the next may be asked for after 60 seconds (6066 before). */
const sendCodeResponseSchema = z.object({ sentTo: z.string() });

/** For guests (decision 18): a new device, and a call instead of a message in the recovery of a password. */
export const sendCodeToGuestCall = defineCall({
  path: '/site/api/v1/user/sendCode/one',
  request: sendCodeRequestSchema,
  response: sendCodeResponseSchema,
  effect: 'writes',
});

/**
 * For members: to the new phone or address that is to be bound (types 4 and 5), or to the member's own (types 6 to 8, the number empty).
 * The login name is not looked at: the token says who asks.
 */
export const sendCodeToMemberCall = defineCall({
  path: '/site/api/v1/user/sendCode/two',
  request: sendCodeRequestSchema,
  response: sendCodeResponseSchema,
  effect: 'writes',
});
