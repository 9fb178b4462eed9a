import { defineCall } from '@site/shared/wire/call';
import { wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Purposes of a code. Assumption: 2 and 3 come from the specification; those for signed-in members continue the
 * numbering. `password` is for the withdrawal password, `confirm` proves the owner of the account before a change.
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

/** Channels by which a code is sent. Implements R-SENDCODE-06 to R-SENDCODE-08. */
export const CODE_CATES = { sms: 0, email: 1, voice: 2 } as const;
export type CodeCate = (typeof CODE_CATES)[keyof typeof CODE_CATES];

/** AES-256-CBC with the `cipherKey` of the pre-info: base64 of a random 16-byte IV followed by the ciphertext. */
const encrypted = z.string().check(z.minLength(24), z.maxLength(400));
const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * Request for a code. Each field of the V2 triple is encrypted, and its twin is the md5 of the same text (decision 19):
 * the destination of the code (digits of the phone, or the address), the login name, and the id of a passed captcha.
 * Each text may be empty. `createSendCodePayload` of `@site/shared/crypto` builds the request.
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
  /** Captcha type as at login: '' for none, '1' for graphic, '2' for slider. */
  kaptchcate: z.enum(['', '1', '2']),
  /** Text typed from the picture; empty without a picture. */
  imageCode: z.string().check(z.maxLength(10)),
});
export type SendCodeRequest = z.infer<typeof sendCodeRequestSchema>;

/**
 * Masked destination of the code. A code is valid for 10 minutes; the next may be requested after 60 seconds (6066
 * before that).
 */
const sendCodeResponseSchema = z.object({ sentTo: z.string() });

/** Sends a code to a guest (decision 18): for a sign-in on a new device, or as a voice call in a password recovery. */
export const sendCodeToGuestCall = defineCall({
  path: '/site/api/v1/user/sendCode/one',
  request: sendCodeRequestSchema,
  response: sendCodeResponseSchema,
  effect: 'writes',
});

/**
 * Sends a code to a member: to the new phone or address that is to be bound (types 4 and 5), or to the member's own
 * (types 6 to 8, with an empty number). The login name is ignored, because the token identifies the member.
 */
export const sendCodeToMemberCall = defineCall({
  path: '/site/api/v1/user/sendCode/two',
  request: sendCodeRequestSchema,
  response: sendCodeResponseSchema,
  effect: 'writes',
});
