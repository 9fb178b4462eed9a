import { defineCall } from './call';
import { amountSchema, countSchema, emptySchema, secretSchema, textSchema, wordSchema } from './common';
import * as z from './zod';

const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

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
});

/** Token and user id; a login that is refused as risky carries {@link riskSchema}. Implements R-LOGIN-05. */
export const loginResponseSchema = z.object({ token: z.string(), userId: z.string() });

export const loginCall = defineCall({
  path: '/site/api/v1/user/login',
  request: loginRequestSchema,
  response: loginResponseSchema,
  effect: 'writes',
});

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
});

export const registerCall = defineCall({
  path: '/site/api/v1/user/register',
  request: registerRequestSchema,
  response: emptySchema,
  effect: 'writes',
});

/** What a login answers with a code of risk (6025 to 6029): the phone that a code can be sent to, masked. Implements R-LOGIN-06. */
export const riskSchema = z.object({ phoneNumber: z.string() });

export const logoutCall = defineCall({ path: '/site/api/v1/user/logout', request: emptySchema, response: emptySchema, effect: 'writes' });

/** The member as the host and the remotes know them. Implements R-USER-01 and R-USER-02. */
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
  /**
   * What keeps the member from real money: `missing` until they have stated name and birthday, `under-age` until they turn 18. Absent where
   * nothing does, and where the site does not ask.
   */
  identity: z.optional(z.enum(['missing', 'under-age'])),
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

/** Unread counts by type. Names are the platform's. */
export const unreadCall = defineCall({
  path: '/site/api/v1/site/letter/getUnreadForType',
  request: z.object({ userSystem: z.literal(1) }),
  response: z.object({
    brnotice_count: countSchema,
    bractivity_count: countSchema,
    brbulletin_count: countSchema,
    brmatch_count: countSchema,
    brfd_count: countSchema,
    notice_count: countSchema,
    activity_count: countSchema,
    fd_count: countSchema,
  }),
});

/** The unread answers to the member's own feedback, apart from the counts by type. */
export const feedbackUnreadCall = defineCall({
  path: '/site/api/v1/user/feedback/unreadNum',
  request: emptySchema,
  response: z.object({ unreadNum: countSchema }),
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
        /** The gift for reaching it, once. Absent on the first step, which has none. */
        levelGift: z.optional(amountSchema),
        /** All deposits so far that this gift asks for; absent where the operator asks for none. */
        levelDeposit: z.optional(amountSchema),
        /** The gift of every week in which the valid turnover reaches `weeklyTurnover`. */
        weeklyGift: z.optional(amountSchema),
        weeklyTurnover: z.optional(amountSchema),
        rebates: z.record(z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']), rateSchema),
      }),
    ),
  }),
  cacheForMs: 5 * 60_000,
});

/** The member's grade and progress. `next` is absent on its last step. */
export const gradeInfoCall = defineCall({
  path: '/site/api/v1/user/member/memberGradeInfoByGrade',
  request: z.object({ grade: z.int().check(z.minimum(0), z.maximum(10)) }),
  response: z.object({
    grade: countSchema,
    name: z.string(),
    /** Valid turnover of the member so far: stakes of settled bets, without those given back, and of rounds in venues. */
    turnover: amountSchema,
    next: z.optional(z.object({ grade: countSchema, name: z.string(), turnover: amountSchema })),
  }),
});
