import { defineCall } from './call';
import { emptySchema, instantSchema } from './common';
import * as z from './zod';

/** The member's data for the host and the remotes. Implements R-USER-01 and R-USER-02. */
export const memberInfoSchema = z.object({
  userId: z.string(),
  name: z.string(),
  /**
   * Text that determines the member's avatar, here and for others. Absent if the platform does not support the field;
   * the user id is used then.
   */
  avatar: z.optional(z.string()),
  /**
   * Nickname that others see; if it is empty, they see a masked name. Absent if the platform does not support the
   * field.
   */
  nickname: z.optional(z.string()),
  bindPhone: z.boolean(),
  bindRealName: z.boolean(),
  /** Values masked by the platform, such as `138****0000`; empty if none is bound. */
  phone: z.string(),
  email: z.string(),
  realName: z.string(),
  gender: z.enum(['', 'male', 'female']),
  birthday: z.string(),
  registerDate: z.string(),
  hasSecondPassword: z.boolean(),
  vipLevel: z.int().check(z.minimum(0), z.maximum(10)),
  /**
   * Reason why the member may not use real money: `missing` until they have given name and birthday, `under-age` until
   * they turn 18. Absent if there is no restriction, or if the site does not require the data.
   */
  identity: z.optional(z.enum(['missing', 'under-age'])),
  /**
   * Time at which to request whether a reality check is due (`realityCheckCall`). Absent if the member has neither
   * reality checks nor a session limit.
   */
  realityCheckAt: z.optional(instantSchema),
  /**
   * Version of the terms that the member last agreed to; empty if none. Absent if the platform does not support the
   * field.
   */
  termsVersion: z.optional(z.string()),
  /**
   * The masked values above, each encrypted for this member; `singleDataDecryptionCall` returns them in full. Absent if
   * none is bound.
   */
  sealed: z.optional(z.object({ phone: z.optional(z.string()), email: z.optional(z.string()), realName: z.optional(z.string()) })),
});
export type MemberInfo = z.infer<typeof memberInfoSchema>;

export const memberInfoCall = defineCall({
  path: '/site/api/v1/user/member/info',
  request: z.object({ isPop: z.boolean() }),
  response: memberInfoSchema,
});

/** Returns a short-lived JWT for the chat login. */
export const jwtCall = defineCall({ path: '/site/api/v1/user/member/jwt', request: emptySchema, response: z.object({ jwt: z.string() }) });
