import { defineCall, type RequestOf } from '@site/shared/wire/call';
import { emptySchema, instantSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The six digits of a code sent to a phone or a mailbox. */
const codeSchema = z.string().check(z.regex(/^\d{6}$/));

/**
 * A second proof that the member owns the account, by one of two fields: `password` is the md5 of the login password,
 * `ownCode` the code (type 7) that was sent to the phone or address on file. A call without either, or with a wrong
 * password, is refused with 6100; too many wrong passwords lock the login (6037).
 *
 * Assumption: the specification has only `password` where something is changed, and no code.
 */
const ownerProof = { password: z.optional(md5), ownCode: z.optional(codeSchema) };

const HOUR_MS = 60 * 60_000;

/**
 * Lists the countries whose phones can be bound, the default one first. `areaCode` is the country code in digits, such
 * as `86`; the number without it must match `regex` as a whole. Implements R-API-047.
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
 * Binds or replaces the phone, by a code that was sent to the new one, with the owner's proof: the login password, or a
 * code to the phone that is already bound. `phone` is the country code digits followed by the number. Refused with 6009
 * for a phone that another member has bound.
 */
export const bindPhoneCall = defineCall({
  path: '/site/api/v1/user/bindPhone',
  request: z.object({ phone: z.string().check(z.regex(/^\d{6,15}$/)), code: codeSchema, ...ownerProof }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Binds or replaces an e-mail address, like {@link bindPhoneCall}. The first address also takes a code to the bound
 * phone.
 */
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
 * Sets the member's other personal data: real name, gender and birthday.
 *
 * Assumption: each is set once and never changes (6009 if it is already set); a birthday less than 18 years ago is
 * refused.
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

/**
 * Sets the data that the deposit page asks for: the payer's real name and the birthday. Each is set once, as in
 * `bindOtherCall`.
 */
export const bindFromDepositCall = defineCall({
  path: '/site/api/v1/user/member/bindFromDeposit',
  request: z.object({ realName: z.optional(realNameSchema), birthday: z.optional(birthdaySchema) }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Changes the login password; both passwords are md5 hashes. Ends all other sessions of the member. Refused with 6100
 * if the old password is wrong, and with 6037 after too many wrong ones.
 */
export const bindPasswordCall = defineCall({
  path: '/site/api/v1/user/bindPassword',
  request: z.object({ oldPassword: md5, password: md5 }),
  response: emptySchema,
  effect: 'writes',
});

const passwordByCode = { request: z.object({ code: codeSchema, password: md5 }), response: emptySchema, effect: 'writes' } as const;

/**
 * Changes the login password by a code (type 8) to the member's phone instead of the old password. Otherwise like
 * {@link bindPasswordCall}. Refused with 6015 if no phone is bound, and with the usual codes if the code is wrong.
 */
export const bindPasswordByPhoneCall = defineCall({ path: '/site/api/v1/user/bindPasswordByPhone', ...passwordByCode });

/** Changes the login password by a code to the member's e-mail address. */
export const bindPasswordByEmailCall = defineCall({ path: '/site/api/v1/user/bindPasswordByEmail', ...passwordByCode });

/**
 * Sets the withdrawal password (the md5 of six digits) for the first time. Refused with 6100 if the login password is
 * wrong, and with 6007 if the withdrawal password is easy to guess.
 */
export const setWithdrawPasswordCall = defineCall({
  path: '/site/api/v1/user/withdrawal/pwd/set',
  request: z.object({ password: md5, loginPassword: md5 }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Resets the withdrawal password by a code to the bound phone. This also ends a lock after wrong passwords. Refused
 * with 6007 if the new password is easy to guess.
 */
export const resetWithdrawPasswordCall = defineCall({
  path: '/site/api/v1/user/withdrawal/pwd/reset',
  request: z.object({ password: md5, code: codeSchema }),
  response: emptySchema,
  effect: 'writes',
});

/** Kinds of payout account: `bank` is a card, `virtual` an address for coins, `alipay` an Alipay account. */
export const accountKindSchema = z.enum(['bank', 'virtual', 'alipay']);
export type WireAccountKind = z.infer<typeof accountKindSchema>;

export const payoutAccountSchema = z.object({
  id: z.string(),
  kind: accountKindSchema,
  /** Code of the bank (`ICBC`) or the network (`TRC20`, `ERC20`), or `ALIPAY`. */
  code: z.string(),
  /** Name of the bank or network in the player's language. */
  label: z.string(),
  /** Number masked by the platform, which never returns the whole number. */
  number: z.string(),
  /** The member's real name, masked; empty for a coin address. */
  holder: z.string(),
  /** Set for the account that is offered first, of all kinds. If there are accounts, exactly one is the default. */
  isDefault: z.boolean(),
  addedAt: instantSchema,
  /** Present while a new account is on hold: the time from which money can be withdrawn to it. */
  heldUntil: z.optional(instantSchema),
});
export type WirePayoutAccount = z.infer<typeof payoutAccountSchema>;

/**
 * Lists all payout accounts of the member, cards first, each kind in the order in which they were added. Assumption:
 * the list holds all kinds, not only cards.
 */
export const payoutAccountsCall = defineCall({
  path: '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  method: 'GET',
  request: emptySchema,
  response: z.object({
    list: z.array(payoutAccountSchema),
    /** Limits on the number of accounts of each kind. */
    limits: z.object({ bank: z.int(), virtual: z.int(), alipay: z.int() }),
    /** Number of hours that a new account is on hold. Absent if there is no hold. */
    holdHours: z.optional(z.int().check(z.minimum(1))),
  }),
});

export const payoutBanksCall = defineCall({
  path: '/fd/api/v1/bankCard/withdraw/add/list',
  method: 'GET',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  cacheForMs: HOUR_MS,
});

/** Lists the coins and networks for deposits and payouts. Implements R-API-071. */
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
 * Adds a payout account in the member's real name, with the owner's proof: the login password, or a code to the bound
 * phone. Refused with 6007 for an invalid number, such as a card with a wrong check digit, and with the same message
 * for a number that another member has; 6015 without a bound phone; 6449 without a real name; 6009 for a number that
 * the member has already added; 6012 if the limit is reached.
 *
 * Assumption: the specification names no address for this call.
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

/** Makes an account the default. Assumption: see {@link addPayoutAccountCall}. */
export const setDefaultAccountCall = defineCall({
  path: '/fd/api/v1/bankCard/setDefault',
  request: z.object({ id: wordSchema }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Removes an account. `password` is the md5 of the withdrawal password, or of the login password if the member has set
 * none. Refused with 6100 if the password is wrong or locked. Assumption: see {@link addPayoutAccountCall}.
 */
export const removeAccountCall = defineCall({
  path: '/fd/api/v1/bankCard/remove',
  request: z.object({ id: wordSchema, password: md5 }),
  response: emptySchema,
  effect: 'writes',
});
