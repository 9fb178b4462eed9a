import { defineCall, type RequestOf } from '@site/shared/wire/call';
import { emptySchema, instantSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The figures of a message to a phone or a mailbox. */
const codeSchema = z.string().check(z.regex(/^\d{6}$/));

/**
 * How a member proves a second time to be the owner, by one of the two: `password` is the md5 of the login password, `ownCode` the figures that
 * were sent (type 7) to what is on file. Without either, or with a wrong password, a call is refused 6100; too many wrong ones lock the login (6037).
 *
 * Assumption: the specification has `password` where something is changed, and no code.
 */
const ownerProof = { password: z.optional(md5), ownCode: z.optional(codeSchema) };

const HOUR_MS = 60 * 60_000;

/**
 * The countries whose phones can be bound, the usual one first. `areaCode` is the country code in digits, such as `86`; `regex` is what the
 * number without it must match as a whole. Implements R-API-047.
 */
export const countryAreasCall = defineCall({
  path: '/site/api/v1/site/countryArea/queryCountryArea',
  request: z.object({ area: z.literal('') }),
  response: z.object({
    list: z.array(z.object({ areaName: z.string(), areaCode: z.string().check(z.regex(/^\d{1,4}$/)), regex: z.string() })),
  }),
  cacheForMs: HOUR_MS,
});

/**
 * Binds a phone by the code that was sent to it, or another in place of the one that is bound, with the proof of the owner: the login password,
 * or a code to the phone that is bound. `phone` is the country code digits and the number. Refused 6009 for a phone that another member has
 * already.
 */
export const bindPhoneCall = defineCall({
  path: '/site/api/v1/user/bindPhone',
  request: z.object({ phone: z.string().check(z.regex(/^\d{6,15}$/)), code: codeSchema, ...ownerProof }),
  response: emptySchema,
  effect: 'writes',
});

/** Binds an e-mail address, or another; as with {@link bindPhoneCall}. A first one takes a code to the bound phone too. */
export const bindEmailCall = defineCall({
  path: '/site/api/v1/user/member/bindEmail',
  request: z.object({ email: z.string().check(z.regex(/^\S+@\S+\.\S+$/), z.maxLength(40)), code: codeSchema, ...ownerProof }),
  response: emptySchema,
  effect: 'writes',
});

const realNameSchema = z.string().check(z.minLength(1), z.maxLength(30));

/** A day, such as `1994-06-12`. */
const birthdaySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * The other personal facts a member gives: the real name, gender and birthday.
 *
 * Assumption: each is given once and never changes (6009 where it is set already); a birthday less than 18 years ago is refused.
 */
export const bindOtherCall = defineCall({
  path: '/site/api/v1/user/member/bindOther',
  request: z.object({
    realName: z.optional(realNameSchema),
    gender: z.optional(z.enum(['male', 'female'])),
    birthday: z.optional(birthdaySchema),
  }),
  response: emptySchema,
  effect: 'writes',
});

/** States on the deposit page what a deposit asks for: whose name pays, and the birthday. As `bindOtherCall`: each fact once. */
export const bindFromDepositCall = defineCall({
  path: '/site/api/v1/user/member/bindFromDeposit',
  request: z.object({ realName: z.optional(realNameSchema), birthday: z.optional(birthdaySchema) }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Another login password, both as md5. All other sessions of the member end. Refused 6100 where the old one is wrong, and 6037 after too many
 * wrong ones.
 */
export const bindPasswordCall = defineCall({
  path: '/site/api/v1/user/bindPassword',
  request: z.object({ oldPassword: md5, password: md5 }),
  response: emptySchema,
  effect: 'writes',
});

const passwordByCode = { request: z.object({ code: codeSchema, password: md5 }), response: emptySchema, effect: 'writes' } as const;

/**
 * Another login password by a code (type 8) to the member's phone, in place of the old one. As {@link bindPasswordCall}; refused 6015 where no
 * phone is bound, and as any code where it is wrong.
 */
export const bindPasswordByPhoneCall = defineCall({ path: '/site/api/v1/user/bindPasswordByPhone', ...passwordByCode });

/** By a code to the member's e-mail address. */
export const bindPasswordByEmailCall = defineCall({ path: '/site/api/v1/user/bindPasswordByEmail', ...passwordByCode });

/**
 * Sets the withdrawal password (the md5 of six digits) for the first time. Refused 6100 where the login password is wrong, and 6007 where the
 * withdrawal password is easily guessed.
 */
export const setWithdrawPasswordCall = defineCall({
  path: '/site/api/v1/user/withdrawal/pwd/set',
  request: z.object({ password: md5, loginPassword: md5 }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Resets the withdrawal password by a code that was sent to the bound phone; a lock after wrong ones ends with it. Refused 6007 where it is
 * easily guessed.
 */
export const resetWithdrawPasswordCall = defineCall({
  path: '/site/api/v1/user/withdrawal/pwd/reset',
  request: z.object({ password: md5, code: codeSchema }),
  response: emptySchema,
  effect: 'writes',
});

/** bank: a card · virtual: an address for coins · alipay: an account there. */
export const accountKindSchema = z.enum(['bank', 'virtual', 'alipay']);
export type WireAccountKind = z.infer<typeof accountKindSchema>;

/** Where money can be paid out to. */
export const payoutAccountSchema = z.object({
  id: z.string(),
  kind: accountKindSchema,
  /** Of the bank (`ICBC`), of the network (`TRC20`, `ERC20`), or `ALIPAY`. */
  code: z.string(),
  /** The name of that, in the player's language. */
  label: z.string(),
  /** Masked by the platform: the whole number never comes back. */
  number: z.string(),
  /** The member's real name, masked; empty for a coin address. */
  holder: z.string(),
  /** The one that is offered first, over all kinds. Exactly one, where there is any. */
  isDefault: z.boolean(),
  addedAt: instantSchema,
  /** While a new account is held: from when on money can be withdrawn to it. */
  heldUntil: z.optional(instantSchema),
});
export type WirePayoutAccount = z.infer<typeof payoutAccountSchema>;

/** All payout accounts of the member, cards first, each kind in the order of adding. Assumption: the list holds all kinds, not cards alone. */
export const payoutAccountsCall = defineCall({
  path: '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  method: 'GET',
  request: emptySchema,
  response: z.object({
    list: z.array(payoutAccountSchema),
    /** How many a member may have of each kind. */
    limits: z.object({ bank: z.int(), virtual: z.int(), alipay: z.int() }),
    /** For how many hours a new account is held; none where there is nothing to wait for. */
    holdHours: z.optional(z.int().check(z.minimum(1))),
  }),
});

/** The banks a card can be of. */
export const payoutBanksCall = defineCall({
  path: '/fd/api/v1/bankCard/withdraw/add/list',
  method: 'GET',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  cacheForMs: HOUR_MS,
});

/** The coins and networks that are paid out and in. Implements R-API-071. */
export const virtualCurrenciesCall = defineCall({
  path: '/fd/api/v1/vCurrency/list',
  request: emptySchema,
  response: z.object({
    /** `network` is the code of the chain, such as `TRC20`. */
    list: z.array(z.object({ currency: z.string(), network: z.string(), name: z.string() })),
  }),
  cacheForMs: HOUR_MS,
});

/**
 * Adds a payout account in the member's own real name, with the proof of the owner: the login password, or a code to the bound phone. Refused:
 * 6007 for a number that can be none, such as a card of a wrong check digit, and in the same words for one that another member has;
 * 6015 without a phone, 6449 without a real name, 6009 for one of the member's own, 6012 where there are as many as may be.
 *
 * Assumption: the specification names no address for it.
 */
export const addPayoutAccountCall = defineCall({
  path: '/fd/api/v1/bankCard/add',
  request: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('bank'), bank: wordSchema, number: z.string().check(z.regex(/^\d{16,19}$/)), ...ownerProof }),
    z.object({ kind: z.literal('virtual'), network: wordSchema, address: textSchema(64), ...ownerProof }),
    z.object({ kind: z.literal('alipay'), account: z.string().check(z.maxLength(40)), ...ownerProof }),
  ]),
  response: payoutAccountSchema,
  effect: 'writes',
});
export type AddPayoutAccount = RequestOf<typeof addPayoutAccountCall>;

/** Makes one account the default. Assumption: see {@link addPayoutAccountCall}. */
export const setDefaultAccountCall = defineCall({
  path: '/fd/api/v1/bankCard/setDefault',
  request: z.object({ id: wordSchema }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Takes an account away. `password` is the md5 of the withdrawal password, or of the login password of a member who has set none; refused
 * 6100 where it is wrong or locked. Assumption: see {@link addPayoutAccountCall}.
 */
export const removeAccountCall = defineCall({
  path: '/fd/api/v1/bankCard/remove',
  request: z.object({ id: wordSchema, password: md5 }),
  response: emptySchema,
  effect: 'writes',
});
