import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, instantSchema, moneySchema, pageRequestSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Player protection: limits, reality check, time-out and self-exclusion of the member who asks. host/docs/0034-responsible-gambling.md has the rules.
 * Assumption: the specification has no such calls.
 */

/** deposit: money ordered in · loss: staked and not come back · stake: turnover, won or lost · session: time signed in and active. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Of the business day (decision 50): a day, a week from Monday, a month from its first. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Minutes between two reality checks; 0 for none. */
export const REALITY_MINUTES = [0, 15, 30, 60] as const;
export type RealityMinutes = (typeof REALITY_MINUTES)[number];

/** A time-out lasts 1 to 42 days. */
export const TIME_OUT_DAYS = { min: 1, max: 42 } as const;

/** A self-exclusion lasts one of these numbers of months. */
export const EXCLUSION_MONTHS = [6, 12, 24, 36, 60] as const;

/** What a limit is raised to waits so long, and then for a confirmation. */
export const RAISE_WAITS_MS = 24 * 60 * 60_000;

/** Yuan with two decimals; of a session whole minutes. */
const limitValueSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,12})(\.\d{2})?$/));

const kindSchema = z.enum(LIMIT_KINDS);
const periodSchema = z.enum(LIMIT_PERIODS);
const realitySchema = z.union([z.literal(0), z.literal(15), z.literal(30), z.literal(60)]);

export const limitReachedSchema = z.object({
  kind: kindSchema,
  period: periodSchema,
  limit: limitValueSchema,
  /** What may still be used in this period: less than what was asked for. */
  left: limitValueSchema,
  /** When the next period begins. */
  until: instantSchema,
});

export const shutSchema = z.object({ until: instantSchema });

const limitSchema = z.object({
  kind: kindSchema,
  period: periodSchema,
  /** Null where the member has set none. */
  limit: z.nullable(limitValueSchema),
  /** The amount used in this period so far; a member who is ahead has lost 0.00. */
  used: limitValueSchema,
  /** When the next period begins. */
  until: instantSchema,
  /** A higher limit, or none, that was asked for. It takes effect when it is confirmed, at `from` at the earliest. */
  pending: z.nullable(z.object({ limit: z.nullable(limitValueSchema), from: instantSchema })),
});
export type WireLimit = z.infer<typeof limitSchema>;

const protectionSchema = z.object({
  /** Every kind with every period. */
  limits: z.array(limitSchema),
  realityMinutes: realitySchema,
  /** Null where none runs. */
  timeOutUntil: z.nullable(instantSchema),
  excludedUntil: z.nullable(instantSchema),
});
export type WireProtection = z.infer<typeof protectionSchema>;

export const protectionCall = defineCall({
  path: '/site/api/v1/user/protection/info',
  request: emptySchema,
  response: protectionSchema,
});

/** Lower, or a first one: at once, and what was pending is forgotten. Higher or none (null): pending. Refused 6007 for no sensible value. */
export const setLimitCall = defineCall({
  path: '/site/api/v1/user/protection/limit',
  request: z.object({ kind: kindSchema, period: periodSchema, limit: z.nullable(limitValueSchema) }),
  response: protectionSchema,
  effect: 'writes',
});

/** Confirms what is pending, or withdraws it. Refused 6004 where nothing is pending, 6012 for a confirmation before its time. */
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

/** From now on. A later end replaces an earlier one; refused 6007 for an end that is not later. */
export const takeTimeOutCall = defineCall({
  path: '/site/api/v1/user/protection/timeOut',
  request: z.object({ days: z.int().check(z.minimum(TIME_OUT_DAYS.min), z.maximum(TIME_OUT_DAYS.max)) }),
  response: protectionSchema,
  effect: 'writes',
});

/** From now on, and not lifted early. Refused 6007 for an end that is not later than the present one. */
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
    /** The newest first. */
    list: z.array(z.object({ id: z.string(), at: instantSchema, change: changeSchema })),
  }),
});
export type WireProtectionChange = z.infer<typeof changeSchema>;

const realityCheckSchema = z.object({
  /** When to ask again; null where nothing is to be asked. */
  askAt: z.nullable(instantSchema),
  /** What a check that is due has to show; null where none is. */
  due: z.nullable(
    z.object({
      signedInAt: instantSchema,
      now: instantSchema,
      /** What bets and rounds that have ended since the sign-in have won or lost. */
      net: moneySchema,
    }),
  ),
});
export type WireRealityCheck = z.infer<typeof realityCheckSchema>;

/** Asked at the time that the member info names (`realityCheckAt`): another tab may have answered meanwhile. */
export const realityCheckCall = defineCall({
  path: '/site/api/v1/user/protection/reality',
  request: emptySchema,
  response: realityCheckSchema,
});

/** The member has seen the check: the next is due an interval later, in every tab. */
export const realitySeenCall = defineCall({
  path: '/site/api/v1/user/protection/reality/seen',
  request: emptySchema,
  response: realityCheckSchema,
  effect: 'writes',
});
