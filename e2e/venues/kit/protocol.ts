import { moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';

/** What every venue's page and server tell each other. Money is a decimal string of yuan with two decimals. */

export const sessionRequestSchema = z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(200)) });

/** What `/check` asks for a round whose seed is revealed later. */
export const SEED_PATH = '/api/seed';
export const seedRequestSchema = z.object({ round: z.string().check(z.minLength(1), z.maxLength(200)) });
/** Null while it is not revealed. */
export const seedAnswerSchema = z.object({ seed: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))) });

/** A name or a sentence in both languages of the players. */
export const localNameSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

/** What comes with every `insufficient`: nothing moved. With `reason` it is a rule of the operator's, which the page shows in place of its own words. */
export const insufficientShape = { balance: moneySchema, reason: z.optional(localNameSchema) };

/**
 * | error          | status | means                                                              |
 * |----------------|--------|--------------------------------------------------------------------|
 * | `bad-request`  | 400    | the request is not one the page would send; nothing moved          |
 * | `session-over` | 401    | ticket or token is unknown, spent or too old                       |
 * | `closed`       | 409    | bets on this are no longer taken; nothing moved                    |
 * | `round-reused` | 409    | the round id belongs to a round with another stake; nothing moved  |
 * | `too-fast`     | 429    | not looked at; may be sent again after `retry-after` seconds       |
 * | `unavailable`  | 500    | whether the round was played is not known; the same id may be sent |
 */
export const refusalSchema = z.object({
  error: z.enum(['bad-request', 'session-over', 'closed', 'round-reused', 'too-fast', 'unavailable']),
});

export type Shortage = z.infer<z.ZodMiniObject<typeof insufficientShape>>;
export type LocalName = z.infer<typeof localNameSchema>;
export type Refusal = z.infer<typeof refusalSchema>;
