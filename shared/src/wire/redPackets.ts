/**
 * Red packets of the chat: a sum that a member gives to the current room, in shares of random size drawn by the
 * platform. Assumption: the specification names their push message (10017) and no calls. The part that the room sees is
 * included in its message.
 */
import { defineCall } from '@site/shared/wire/call';
import { amountSchema, countSchema, idempotencyKeySchema, instantSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Limits of a red packet; amounts are in fen. */
export const RED_PACKET_RULES = {
  leastSum: 100,
  mostSum: 200_000,
  /** Maximum sum that one member sends per business day. */
  mostPerDay: 1_000_000,
  mostShares: 100,
  /** Lifetime in hours. The unclaimed rest is then returned. */
  hours: 24,
  greetingLength: 30,
} as const;

/** A packet as a room sees it; each share is at least one fen. */
export const redPacketSchema = z.object({
  id: wordSchema,
  sum: amountSchema,
  shares: countSchema,
  taken: countSchema,
  expiresAt: instantSchema,
  /** True when all shares are claimed or the rest has been returned. */
  isOver: z.boolean(),
  /** Amount that the reader has claimed. Absent if they have not claimed one, and in broadcasts to a whole room. */
  own: z.optional(amountSchema),
});
export type WireRedPacket = z.infer<typeof redPacketSchema>;

/**
 * Sends a packet to a room, which is notified by 10017. `text` is its greeting, empty for the default one. After a lost
 * answer, `packetOutcomeCall` returns the outcome.
 */
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

/**
 * Returns the outcome of sending a packet. Without `packet` the request never arrived, and this request has closed its
 * key permanently.
 */
export const packetOutcomeCall = defineCall({
  path: '/stream/api/v1/packet/sendOutcome',
  request: z.object({ key: idempotencyKeySchema }),
  response: z.object({ packet: z.optional(redPacketSchema) }),
});

/**
 * Claims a share. Each member gets one share, however often the call is repeated, so it needs no key. The answer has
 * `own`.
 */
export const claimPacketCall = defineCall({
  path: '/stream/api/v1/packet/claim',
  request: z.object({ id: wordSchema }),
  response: redPacketSchema,
  effect: 'writes',
});

/**
 * Lists the claimed shares with their members, the latest first. `isBest` marks the largest share once all are claimed.
 */
export const packetClaimsCall = defineCall({
  path: '/stream/api/v1/packet/claims',
  request: z.object({ id: wordSchema }),
  response: z.object({
    packet: redPacketSchema,
    list: z.array(z.object({ name: z.string(), amount: amountSchema, at: instantSchema, isBest: z.boolean() })),
  }),
});
