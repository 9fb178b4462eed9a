import { feedbackTypeSchema } from '@site/shared/wire/feedback';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@site/shared/wire/protection';
import * as z from 'zod/mini';

const yuan = z.int().check(z.minimum(1));

const contactSchema = z.object({
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  realName: z.optional(z.string()),
  birthday: z.optional(z.string()),
  gender: z.optional(z.enum(['male', 'female'])),
});

/** Action of a member in a scene, or of the operator for the member. */
export const actionSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('register'), nickname: z.string(), invitedBy: z.optional(z.string()), ...contactSchema.shape }),
  z.object({ do: z.literal('signIn'), device: z.string() }),
  z.object({ do: z.literal('deposit'), way: z.string(), amount: yuan, ends: z._default(z.enum(['paid', 'closed', 'expired']), 'paid') }),
  /** Takes part when the conditions are met, otherwise changes nothing. */
  z.object({ do: z.literal('join'), promotion: z.string() }),
  z.object({ do: z.literal('claimAll') }),
  z.object({ do: z.literal('rebate'), isAutomatic: z.boolean() }),
  z.object({ do: z.literal('claimRebate') }),
  z.object({ do: z.literal('exchange'), points: yuan }),
  z.object({
    do: z.literal('bet'),
    mode: z._default(z.enum(['single', 'parlay', 'system']), 'single'),
    sport: z._default(z.enum(['FT', 'BK', 'TN']), 'FT'),
    isLive: z._default(z.boolean(), false),
    /** Bets only on matches that start later than this many minutes from then. */
    notBeforeMinutes: z._default(z.int(), 2),
    stake: yuan,
  }),
  z.object({ do: z.literal('cashOut') }),
  z.object({ do: z.literal('play'), venue: z.string(), rounds: yuan, stake: yuan }),
  z.object({ do: z.literal('transfer'), venue: z.string(), amount: yuan }),
  z.object({ do: z.literal('recycle') }),
  z.object({ do: z.literal('account'), kind: z.enum(['bank', 'alipay']), code: z.optional(z.string()), number: z.string() }),
  z.object({ do: z.literal('withdrawPassword'), pin: z.string() }),
  z.object({
    do: z.literal('withdraw'),
    amount: yuan,
    pin: z.string(),
    ends: z.enum(['paid', 'rejected', 'cancelled', 'pending']),
    reason: z.optional(z.string()),
  }),
  z.object({ do: z.literal('feedback'), type: feedbackTypeSchema, content: z.string() }),
  z.object({ do: z.literal('followUp'), content: z.string() }),
  /** Answers the feedback as the operator. */
  z.object({ do: z.literal('answer'), content: z.string() }),
  z.object({ do: z.literal('rate'), rating: z.int() }),
  z.object({ do: z.literal('readInbox') }),
  z.object({ do: z.literal('limit'), kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS), limit: z.string() }),
  z.object({ do: z.literal('reality'), minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]) }),
  z.object({ do: z.literal('timeOut'), days: yuan }),
  z.object({ do: z.literal('favourite'), venue: z.string() }),
  z.object({ do: z.literal('avatar'), number: yuan }),
  z.object({ do: z.literal('say'), rid: z.string(), text: z.string() }),
  /** Shares the latest bet in the room. */
  z.object({ do: z.literal('share'), rid: z.string() }),
]);
export type Action = z.infer<typeof actionSchema>;
export type ActionOf<Name extends Action['do']> = Extract<Action, { readonly do: Name }>;

/** Visit of one member at one time. */
export interface Scene {
  readonly atMs: number;
  readonly who: string;
  readonly actions: readonly Action[];
}
