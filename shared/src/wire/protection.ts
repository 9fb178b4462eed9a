import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, instantSchema, moneySchema, pageRequestSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Player protection: limits, reality check, time-out and self-exclusion of the requesting member.
 * host/docs/0034-responsible-gambling.md has the rules. Assumption: the specification has no such calls.
 */

/**
 * Kinds of limit: `deposit` counts ordered deposits, `loss` stakes minus payouts, `stake` the turnover whether won or
 * lost, `session` the time signed in and active.
 */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Periods in business days (decision 50): a day, a week from Monday, a month from its first day. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Minutes between two reality checks; 0 disables them. */
export const REALITY_MINUTES = [0, 15, 30, 60] as const;
export type RealityMinutes = (typeof REALITY_MINUTES)[number];

export const TIME_OUT_DAYS = { min: 1, max: 42 } as const;

/** Allowed lengths of a self-exclusion in months. */
export const EXCLUSION_MONTHS = [6, 12, 24, 36, 60] as const;

/** Waiting time before a raised limit can be confirmed. */
export const RAISE_WAITS_MS = 24 * 60 * 60_000;

/** Yuan with two decimals; whole minutes for a session limit. */
const limitValueSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,12})(\.\d{2})?$/));

const kindSchema = z.enum(LIMIT_KINDS);
const periodSchema = z.enum(LIMIT_PERIODS);
const realitySchema = z.union([z.literal(0), z.literal(15), z.literal(30), z.literal(60)]);

export const limitReachedSchema = z.object({
  kind: kindSchema,
  period: periodSchema,
  limit: limitValueSchema,
  /** Amount left in this period, which is less than the requested one. */
  left: limitValueSchema,
  /** Start of the next period. */
  until: instantSchema,
});

export const shutSchema = z.object({ until: instantSchema });

const limitSchema = z.object({
  kind: kindSchema,
  period: periodSchema,
  /** Null if the member has set no limit. */
  limit: z.nullable(limitValueSchema),
  /** Amount used in this period so far. For a member who is ahead, the loss is 0.00. */
  used: limitValueSchema,
  /** Start of the next period. */
  until: instantSchema,
  /**
   * A requested higher limit, or the requested removal of the limit. It takes effect when the member confirms it, at
   * `from` at the earliest.
   */
  pending: z.nullable(z.object({ limit: z.nullable(limitValueSchema), from: instantSchema })),
});
export type WireLimit = z.infer<typeof limitSchema>;

const protectionSchema = z.object({
  /** One entry for each combination of kind and period. */
  limits: z.array(limitSchema),
  realityMinutes: realitySchema,
  /** Null if no time-out is in effect. */
  timeOutUntil: z.nullable(instantSchema),
  excludedUntil: z.nullable(instantSchema),
});
export type WireProtection = z.infer<typeof protectionSchema>;

export const protectionCall = defineCall({
  path: '/site/api/v1/user/protection/info',
  request: emptySchema,
  response: protectionSchema,
});

/**
 * Sets a limit. A lower or first limit takes effect immediately and discards a pending one; a higher limit or a removal
 * (null) becomes pending. Refused with 6007 for an invalid value.
 */
export const setLimitCall = defineCall({
  path: '/site/api/v1/user/protection/limit',
  request: z.object({ kind: kindSchema, period: periodSchema, limit: z.nullable(limitValueSchema) }),
  response: protectionSchema,
  effect: 'writes',
});

/**
 * Confirms or withdraws the pending limit. Refused with 6004 if none is pending, and with 6012 for a confirmation
 * before its time.
 */
export const decideLimitCall = defineCall({
  path: '/site/api/v1/user/protection/limit/decide',
  request: z.object({ kind: kindSchema, period: periodSchema, isConfirmed: z.boolean() }),
  response: protectionSchema,
  effect: 'writes',
});

export const setRealityCheckCall = defineCall({
  path: '/site/api/v1/user/protection/reality/set',
  request: z.object({ minutes: realitySchema }),
  response: protectionSchema,
  effect: 'writes',
});

/**
 * Starts a time-out immediately. A later end replaces an earlier one; refused with 6007 for an end that is not later.
 */
export const takeTimeOutCall = defineCall({
  path: '/site/api/v1/user/protection/timeOut',
  request: z.object({ days: z.int().check(z.minimum(TIME_OUT_DAYS.min), z.maximum(TIME_OUT_DAYS.max)) }),
  response: protectionSchema,
  effect: 'writes',
});

/**
 * Starts a self-exclusion immediately; it cannot be lifted early. Refused with 6007 for an end that is not later than
 * the current one.
 */
export const excludeCall = defineCall({
  path: '/site/api/v1/user/protection/exclude',
  request: z.object({ months: z.union([z.literal(6), z.literal(12), z.literal(24), z.literal(36), z.literal(60)]) }),
  response: protectionSchema,
  effect: 'writes',
});

const changeSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.enum(['limit-set', 'raise-asked', 'raise-confirmed', 'raise-withdrawn']),
    kind: kindSchema,
    period: periodSchema,
    limit: z.nullable(limitValueSchema),
  }),
  z.object({ event: z.literal('reality-set'), minutes: realitySchema }),
  z.object({ event: z.enum(['time-out', 'exclusion']), until: instantSchema }),
]);

export const protectionHistoryCall = defineCall({
  path: '/site/api/v1/user/protection/history',
  request: pageRequestSchema,
  response: z.object({
    total: countSchema,
    /** Changes, the newest first. */
    list: z.array(z.object({ id: z.string(), at: instantSchema, change: changeSchema })),
  }),
});
export type WireProtectionChange = z.infer<typeof changeSchema>;

const realityCheckSchema = z.object({
  /** Time of the next request; null if none is needed. */
  askAt: z.nullable(instantSchema),
  /** Content of a check that is due; null if none is due. */
  due: z.nullable(
    z.object({
      signedInAt: instantSchema,
      now: instantSchema,
      /** Net result of the bets and rounds that have ended since the sign-in. */
      net: moneySchema,
    }),
  ),
});
export type WireRealityCheck = z.infer<typeof realityCheckSchema>;

/**
 * Returns the state of the reality check. The client requests it at the time given by the member info
 * (`realityCheckAt`), because another tab may have confirmed the check meanwhile.
 */
export const realityCheckCall = defineCall({
  path: '/site/api/v1/user/protection/reality',
  request: emptySchema,
  response: realityCheckSchema,
});

/** Confirms that the member has seen the check. The next one is due one interval later, in every tab. */
export const realitySeenCall = defineCall({
  path: '/site/api/v1/user/protection/reality/seen',
  request: emptySchema,
  response: realityCheckSchema,
  effect: 'writes',
});
