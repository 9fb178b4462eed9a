import * as z from './zod';

/**
 * Creates a schema for a text in a request; every text has a maximum length. The platform rejects control characters in
 * all of them before it checks a schema.
 */
export const textSchema = (longest: number) => z.string().check(z.maxLength(longest));

/** An id, code or name issued by the platform that a caller sends back. */
export const wordSchema = textSchema(64);

/** A secret issued by the platform that a caller sends back: for a session, a launch or a captcha. */
export const secretSchema = textSchema(512);

/**
 * Money on the wire: yuan as a decimal string with two decimals, such as `"100.00"`. A balance may be negative
 * (decision 44).
 */
export const moneySchema = z.string().check(z.regex(/^-?(0|[1-9]\d{0,12})\.\d{2}$/));

/** Non-negative amount of money that is paid, staked or transferred. */
export const amountSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,12})\.\d{2}$/));

/** A price or a raw pair value on the wire: a decimal string with at most 3 decimals. An empty text means no price. */
export const priceSchema = z.string().check(z.regex(/^$|^-?\d{1,5}(\.\d{1,3})?$/));

/** A point in time: milliseconds since 1970 by the server's clock, up to the maximum of a `Date`. */
export const instantSchema = z.int().check(z.minimum(0), z.maximum(8.64e15));

export const countSchema = z.int().check(z.minimum(0));

/** An idempotency key, created by the client for one intention of the player (decision 25). */
export const idempotencyKeySchema = z.uuid();

/** Request of a call without parameters. */
export const emptySchema = z.object({});

/** A business day, such as `2026-11-24`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const pageRequestSchema = z.object({
  pageNum: z.int().check(z.minimum(1)),
  pageSize: z.int().check(z.minimum(1), z.maximum(100)),
});
