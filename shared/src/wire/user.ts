import { defineCall } from './call';
import { amountSchema, emptySchema } from './common';
import * as z from './zod';

const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Proves R-LOGIN-01 to R-LOGIN-04: the payload's names, the password as an md5 hash. */
export const loginRequestSchema = z.object({
  isAgent: z.literal(false),
  name: z.string().check(z.minLength(1), z.maxLength(30)),
  password: md5,
  /** Captcha type: '' none, '1' graphic, '2' slider, '99' automatic after registration (decision 21). */
  kaptchcate: z.enum(['', '1', '2', '99']),
  codeId: z.string(),
  code: z.string(),
  version: z.string(),
  sendCodeNum: z.optional(z.string()),
});

/** Token and user id; on a risk error `phoneNumber`, masked. Proves R-LOGIN-05 and R-LOGIN-06. */
export const loginResponseSchema = z.object({ token: z.string(), userId: z.string() });

export const loginCall = defineCall({
  path: '/site/api/v1/user/login',
  request: loginRequestSchema,
  response: loginResponseSchema,
  effect: 'writes',
});

export const logoutCall = defineCall({ path: '/site/api/v1/user/logout', request: emptySchema, response: emptySchema, effect: 'writes' });

/** The member as the host and the remotes know them. Proves R-USER-01 and R-USER-02. */
export const memberInfoSchema = z.object({
  userId: z.string(),
  name: z.string(),
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
});
export type MemberInfo = z.infer<typeof memberInfoSchema>;

export const memberInfoCall = defineCall({
  path: '/site/api/v1/user/member/info',
  request: z.object({ isPop: z.boolean() }),
  response: memberInfoSchema,
});

/** The jwt for the chat login, made for a short time. */
export const jwtCall = defineCall({ path: '/site/api/v1/user/member/jwt', request: emptySchema, response: z.object({ jwt: z.string() }) });

const count = z.int().check(z.minimum(0));

/** Unread counts by type. Names are the platform's. */
export const unreadCall = defineCall({
  path: '/site/api/v1/site/letter/getUnreadForType',
  request: z.object({ userSystem: z.literal(1) }),
  response: z.object({
    brnotice_count: count,
    bractivity_count: count,
    brbulletin_count: count,
    brmatch_count: count,
    brfd_count: count,
    notice_count: count,
    activity_count: count,
    fd_count: count,
  }),
});

/** The unread answers to the member's own feedback, apart from the counts by type. */
export const feedbackUnreadCall = defineCall({
  path: '/site/api/v1/user/feedback/unreadNum',
  request: emptySchema,
  response: z.object({ unreadNum: count }),
});

const rateSchema = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/));

/** The VIP ladder: each grade with its name, the valid turnover that reaches it, and its rebate in percent per category. */
export const gradeConfigListCall = defineCall({
  path: '/site/api/v1/user/memberGradeConfigList',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({
        grade: z.int().check(z.minimum(0), z.maximum(10)),
        name: z.string(),
        turnover: amountSchema,
        rebates: z.record(z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']), rateSchema),
      }),
    ),
  }),
  cacheForMs: 5 * 60_000,
});

/** Where the member stands on the ladder. `next` is absent on its last step. */
export const gradeInfoCall = defineCall({
  path: '/site/api/v1/user/member/memberGradeInfoByGrade',
  request: z.object({ grade: z.int().check(z.minimum(0), z.maximum(10)) }),
  response: z.object({
    grade: z.int(),
    name: z.string(),
    /** Valid turnover of the member so far: stakes of settled bets, without those given back, and of rounds in venues. */
    turnover: amountSchema,
    next: z.optional(z.object({ grade: z.int(), name: z.string(), turnover: amountSchema })),
  }),
});
