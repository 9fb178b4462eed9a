import * as z from './zod';

/** A text of a request: every one has a longest. Controls are refused by the platform in all of them, before any schema looks. */
export const textSchema = (longest: number) => z.string().check(z.maxLength(longest));

/** An id, a code or a name of the platform's own that a caller repeats. */
export const wordSchema = textSchema(64);

/** A secret of the platform that a caller brings back: of a session, a launch, a captcha. */
export const secretSchema = textSchema(512);

/** Money on the wire: yuan as a decimal string with two decimals, such as `"100.00"`; a balance may be negative (decision 44). */
export const moneySchema = z.string().check(z.regex(/^-?(0|[1-9]\d{0,12})\.\d{2}$/));

/** An amount that is paid, staked or moved: money that is not negative. */
export const amountSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,12})\.\d{2}$/));

/** A price or a raw pair value on the wire: a decimal string with at most 3 decimals; empty means no price. */
export const priceSchema = z.string().check(z.regex(/^$|^-?\d{1,5}(\.\d{1,3})?$/));

/** A moment: milliseconds since 1970 by the server's clock, up to the last that a `Date` can hold. */
export const instantSchema = z.int().check(z.minimum(0), z.maximum(8.64e15));

/** How many of something there are. */
export const countSchema = z.int().check(z.minimum(0));

/** An idempotency key, made by the client for one intention (decision 25). */
export const idempotencyKeySchema = z.uuid();

/** A call that takes nothing. */
export const emptySchema = z.object({});

/** Pages are counted from 1. */
/** A business day, such as `2026-11-24`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const pageRequestSchema = z.object({
  pageNum: z.int().check(z.minimum(1)),
  pageSize: z.int().check(z.minimum(1), z.maximum(100)),
});
