import { defineCall } from './call';
import { emptySchema, instantSchema } from './common';
import * as z from './zod';

/** The member as the host and the remotes know them. Implements R-USER-01 and R-USER-02. */
export const memberInfoSchema = z.object({
  userId: z.string(),
  name: z.string(),
  /** What draws the member's avatar, here and for others. Absent from platforms without this addition: then the user id does. */
  avatar: z.optional(z.string()),
  /** The nickname that others see; empty for none, in place of which they see a mask. Absent from platforms without this addition. */
  nickname: z.optional(z.string()),
  bindPhone: z.boolean(),
  bindRealName: z.boolean(),
  /** Masked by the platform, such as `138****0000`; empty where none is bound. */
  phone: z.string(),
  email: z.string(),
  realName: z.string(),
  gender: z.enum(['', 'male', 'female']),
  birthday: z.string(),
  registerDate: z.string(),
  hasSecondPassword: z.boolean(),
  vipLevel: z.int().check(z.minimum(0), z.maximum(10)),
  /**
   * Why the member may not use real money: `missing` until they have stated name and birthday, `under-age` until they turn 18. Absent where
   * nothing does, and where the site does not ask.
   */
  identity: z.optional(z.enum(['missing', 'under-age'])),
  /** When to ask whether a reality check is due (`realityCheckCall`). Absent where the member wants none and limits no session. */
  realityCheckAt: z.optional(instantSchema),
  /** Version of the terms that the member has agreed to last; empty for none. Absent from platforms without this addition. */
  termsVersion: z.optional(z.string()),
  /** The masked values above, each encrypted for this member: `singleDataDecryptionCall` shows it in full. Absent where none is bound. */
  sealed: z.optional(z.object({ phone: z.optional(z.string()), email: z.optional(z.string()), realName: z.optional(z.string()) })),
});
export type MemberInfo = z.infer<typeof memberInfoSchema>;

export const memberInfoCall = defineCall({
  path: '/site/api/v1/user/member/info',
  request: z.object({ isPop: z.boolean() }),
  response: memberInfoSchema,
});

/** The jwt for the chat login, made for a short time. */
export const jwtCall = defineCall({ path: '/site/api/v1/user/member/jwt', request: emptySchema, response: z.object({ jwt: z.string() }) });
