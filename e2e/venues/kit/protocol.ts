import { moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';

/** Protocol between every venue's page and its server. Amounts are decimal strings of yuan with two decimals. */

export const sessionRequestSchema = z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Endpoint where `/check` requests a seed that is revealed later. */
export const SEED_PATH = '/api/seed';
export const seedRequestSchema = z.object({ round: z.string().check(z.minLength(1), z.maxLength(200)) });
export const seedAnswerSchema = z.object({ seed: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))) });

/** Name or sentence in both languages of the players. */
export const localNameSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

/**
 * Fields of every `insufficient` answer: no money moved. `reason` names a rule of the operator, which the page shows
 * instead of its own text.
 */
export const insufficientShape = { balance: moneySchema, reason: z.optional(localNameSchema) };

/**
 * | error          | status | meaning                                                                |
 * |----------------|--------|------------------------------------------------------------------------|
 * | `bad-request`  | 400    | the page never sends such a request; nothing moved                     |
 * | `session-over` | 401    | ticket or token is unknown, spent or expired                           |
 * | `closed`       | 409    | bets on this are no longer taken; nothing moved                        |
 * | `round-reused` | 409    | the round id belongs to a round with another stake; nothing moved      |
 * | `too-fast`     | 429    | not processed; may be sent again after `retry-after` seconds           |
 * | `unavailable`  | 500    | it is unknown whether the round was played; the same id may be re-sent |
 */
export const refusalSchema = z.object({
  error: z.enum(['bad-request', 'session-over', 'closed', 'round-reused', 'too-fast', 'unavailable']),
});

export type Shortage = z.infer<z.ZodMiniObject<typeof insufficientShape>>;
export type LocalName = z.infer<typeof localNameSchema>;
export type Refusal = z.infer<typeof refusalSchema>;
