/**
 * Red packets of the chat: a sum that a member gives to the room they are in, in shares that the platform draws. Assumption: the specification names
 * their push (10017) and no calls. What the room sees of one is part of its message.
 */
import { defineCall } from '@site/shared/wire/call';
import { amountSchema, countSchema, idempotencyKeySchema, instantSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Money in fen. */
export const RED_PACKET_RULES = {
  leastSum: 100,
  mostSum: 200_000,
  /** What one member sends on a business day. */
  mostPerDay: 1_000_000,
  mostShares: 100,
  /** After so long what is left goes back. */
  hours: 24,
  greetingLength: 30,
} as const;

/** A packet as a room sees it; each share is a fen at least. */
export const redPacketSchema = z.object({
  id: wordSchema,
  sum: amountSchema,
  shares: countSchema,
  /** How many of the shares are claimed. */
  taken: countSchema,
  expiresAt: instantSchema,
  /** All of it is claimed, or the rest has gone back. */
  isOver: z.boolean(),
  /** What the reader has claimed; absent where they have not, and in what is said to a whole room. */
  own: z.optional(amountSchema),
});
export type WireRedPacket = z.infer<typeof redPacketSchema>;

/** Sends one to a room, which is notified by 10017. `text` is its greeting, empty for the usual one. After a lost answer `packetOutcomeCall` gives the outcome. */
export const sendPacketCall = defineCall({
  path: '/stream/api/v1/packet/send',
  request: z.object({
    rid: wordSchema,
    sum: amountSchema,
    shares: z.int().check(z.minimum(1), z.maximum(RED_PACKET_RULES.mostShares)),
    text: textSchema(RED_PACKET_RULES.greetingLength),
  }),
  response: redPacketSchema,
  effect: 'moves-money',
});

/** Without `packet` the request never arrived, and asking has closed its key permanently. */
export const packetOutcomeCall = defineCall({
  path: '/stream/api/v1/packet/sendOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ packet: z.optional(redPacketSchema) }),
});

/** Claims a share: one for each member, however often it is asked, so that it needs no key. The answer has `own`. */
export const claimPacketCall = defineCall({
  path: '/stream/api/v1/packet/claim',
  request: z.object({ id: wordSchema }),
  response: redPacketSchema,
  effect: 'writes',
});

/** Who has got what, the latest first. `isBest`: the largest share, once all are claimed. */
export const packetClaimsCall = defineCall({
  path: '/stream/api/v1/packet/claims',
  request: z.object({ id: wordSchema }),
  response: z.object({
    packet: redPacketSchema,
    list: z.array(z.object({ name: z.string(), amount: amountSchema, at: instantSchema, isBest: z.boolean() })),
  }),
});
