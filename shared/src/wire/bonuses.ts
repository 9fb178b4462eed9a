/**
 * Bonuses with a turnover requirement: their terms, their progress, and giving one up. Assumption: the specification
 * names no addresses for these calls.
 */
import { defineCall } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, countSchema, emptySchema, idempotencyKeySchema, instantSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Games whose stakes count, with the percentage that counts. Categories that are not listed do not count. */
export const bonusGamesSchema = z.array(z.object({ category: categorySchema, weight: z.int().check(z.minimum(1), z.maximum(100)) }));
export type WireBonusGames = z.infer<typeof bonusGamesSchema>;

/**
 * Turnover required before a bonus can be withdrawn: `times` its amount, within `days` of its payment, in these games.
 */
export const bonusTermsSchema = z.object({ times: countSchema, days: countSchema, games: bonusGamesSchema });
export type WireBonusTerms = z.infer<typeof bonusTermsSchema>;

/**
 * A bonus that was paid to the member and is not over.
 *
 * | field     | means                                                                                                       |
 * |-----------|-------------------------------------------------------------------------------------------------------------|
 * | done      | valid turnover out of `needed`; each yuan counts for one bonus or deposit, the one that expires first       |
 * | givesBack | taken from the central wallet on giving up: `amount`, or the whole balance if less; absent once met         |
 * | missing   | lacking in the central wallet because it is in bets or venues; the bonus cannot be given up until it is back |
 */
export const bonusGrantSchema = z.object({
  id: z.string(),
  promotionId: z.string(),
  title: z.string(),
  amount: amountSchema,
  times: countSchema,
  needed: amountSchema,
  done: amountSchema,
  games: bonusGamesSchema,
  at: instantSchema,
  expiresAt: instantSchema,
  givesBack: z.optional(amountSchema),
  missing: z.optional(amountSchema),
});
export type WireBonusGrant = z.infer<typeof bonusGrantSchema>;

/** A bonus that was given up or has expired, with the amount that was taken back. */
export const closedBonusSchema = z.object({
  id: z.string(),
  title: z.string(),
  amount: amountSchema,
  state: z.enum(['given-up', 'expired']),
  takenBack: amountSchema,
  closedAt: instantSchema,
});
export type WireClosedBonus = z.infer<typeof closedBonusSchema>;

/**
 * Lists the member's bonuses: first those whose requirement is not met, in the order in which stakes count for them,
 * then the met ones. `closed` has the latest ten.
 */
export const bonusGrantsCall = defineCall({
  path: '/act/api/v1/bonus/list',
  request: emptySchema,
  response: z.object({ list: z.array(bonusGrantSchema), closed: z.array(closedBonusSchema) }),
});

/**
 * Gives up a bonus: takes its amount, or the whole balance if that is less, from the central wallet and removes its
 * turnover requirement. Happens once regardless of the key. Refused with 6004 for a bonus that the member does not
 * have, and with 6012 if it is met or over, or if the central wallet lacks the amount because the rest is in bets or
 * venues. After a lost answer, `giveUpOutcomeCall` returns the outcome.
 */
export const giveUpBonusCall = defineCall({
  path: '/act/api/v1/bonus/giveUp',
  request: z.object({ id: wordSchema }),
  response: closedBonusSchema,
  effect: 'moves-money',
});

/**
 * Returns the outcome of giving up a bonus. Without `closed` the request never arrived, and this request has closed its
 * key permanently.
 */
export const giveUpOutcomeCall = defineCall({
  path: '/act/api/v1/bonus/giveUpOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ closed: z.optional(closedBonusSchema) }),
});
