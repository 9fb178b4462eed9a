/** Bonuses that turnover binds: what each asks for, what is done, and giving one up. Assumption: the specification names no address for it. */
import { defineCall } from '@site/shared/wire/call';
import { categorySchema } from './categories';
import { amountSchema, countSchema, emptySchema, idempotencyKeySchema, instantSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Which games count, and how many percent of a stake in them; a category that is not named counts nothing. */
export const bonusGamesSchema = z.array(z.object({ category: categorySchema, weight: z.int().check(z.minimum(1), z.maximum(100)) }));
export type WireBonusGames = z.infer<typeof bonusGamesSchema>;

/** What a bonus asks for before it can be withdrawn: its sum `times` over, within `days` of its payment, in these games. */
export const bonusTermsSchema = z.object({ times: countSchema, days: countSchema, games: bonusGamesSchema });
export type WireBonusTerms = z.infer<typeof bonusTermsSchema>;

/**
 * A bonus that the member was paid and that is not over.
 *
 * | field     | means                                                                                                        |
 * |-----------|--------------------------------------------------------------------------------------------------------------|
 * | done      | of `needed`, by valid turnover; every yuan counts for one bonus or deposit, that which expires first         |
 * | givesBack | what giving it up takes from the central wallet: `amount`, or all the member has; absent where it is met       |
 * | missing   | what the central wallet lacks for that, because it is in bets or venues: it cannot be given up before          |
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

/** One that was given up, or has expired: what of it went back. */
export const closedBonusSchema = z.object({
  id: z.string(),
  title: z.string(),
  amount: amountSchema,
  state: z.enum(['given-up', 'expired']),
  takenBack: amountSchema,
  closedAt: instantSchema,
});
export type WireClosedBonus = z.infer<typeof closedBonusSchema>;

/** Those that are not met first, in the order in which stakes count for them, then those that are; `closed` has the latest ten. */
export const bonusGrantsCall = defineCall({
  path: '/act/api/v1/bonus/list',
  request: emptySchema,
  response: z.object({ list: z.array(bonusGrantSchema), closed: z.array(closedBonusSchema) }),
});

/**
 * Gives a bonus up: its sum goes back from the central wallet, or all the member has where that is less, and its turnover is asked for no more. Once,
 * whatever the key. Refused: 6004 for a bonus the member does not have, 6012 where it is met or over, or where the central wallet holds less than has to
 * go back because the rest is in bets or venues. After a lost answer `giveUpOutcomeCall` gives the outcome.
 */
export const giveUpBonusCall = defineCall({
  path: '/act/api/v1/bonus/giveUp',
  request: z.object({ id: wordSchema }),
  response: closedBonusSchema,
  effect: 'moves-money',
});

/** Without `closed` the request never arrived, and asking has closed its key permanently. */
export const giveUpOutcomeCall = defineCall({
  path: '/act/api/v1/bonus/giveUpOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ closed: z.optional(closedBonusSchema) }),
});
