/**
 * Changes to a member's money and inbox: the member stream, `/stream/api/v1/member`, and a call with the same data for
 * polling while there is no stream. The events of a member are numbered without gaps, in commit order; each message has
 * the state after its last event.
 */
import { defineCall } from '@site/shared/wire/call';
import { amountSchema, instantSchema, moneySchema, secretSchema, textSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Number of the member's last event; 0 before the first. */
const memberVersionSchema = z.int().check(z.minimum(0));

/**
 * Kinds of event: movements of money as the ledger names them, inbox messages, changes to player protection, and
 * progress in a promotion that moves no money, such as the first message in a chat room.
 */
export const MEMBER_EVENT_KINDS = [
  'deposit',
  'bonus',
  'bonus-return',
  'rebate',
  'commission',
  'adjustment',
  'hold',
  'release',
  'settle',
  'restore',
  'venue-in',
  'venue-out',
  'round',
  'packet-sent',
  'packet-claimed',
  'packet-returned',
  'withdrawal',
  'withdrawal-return',
  'withdrawal-payout',
  'withdrawal-refused',
  'letter',
  'protection',
  'progress',
] as const;
export type MemberEventKind = (typeof MEMBER_EVENT_KINDS)[number];

export const memberEventSchema = z.object({
  version: memberVersionSchema,
  at: instantSchema,
  /** One of `MEMBER_EVENT_KINDS`, or one that a later platform adds. Unknown kinds are counted but not shown. */
  kind: textSchema(40),
  /**
   * Subject of the event: `ticket:…`, `withdrawal:…`, the id of an inbox message, the id in the protection history, or
   * `chat:…` for progress.
   */
  reference: textSchema(200),
  /**
   * Change of the central balance. For a round it is the change of the wallet that the round is played from, for a paid
   * withdrawal the amount that was reserved.
   */
  amount: moneySchema,
  /** Operator's explanation for the member. */
  reason: z.optional(z.string()),
  /** Request id of the call that caused the event, by which a page recognizes its own calls. */
  requestId: z.optional(textSchema(64)),
});
export type MemberEvent = z.infer<typeof memberEventSchema>;

/** Events since a version, and the balance after the last one. */
export const memberNewsSchema = z.object({
  /** Number of the last event that the balance includes. */
  version: memberVersionSchema,
  balance: moneySchema,
  lockMoney: amountSchema,
  asOf: instantSchema,
  /** False when events since the client's version are missing. The client then reads everything again. */
  isWhole: z.boolean(),
  events: z.array(memberEventSchema),
});
export type MemberNews = z.infer<typeof memberNewsSchema>;

/** The client's version. Absent on the first request, which returns no past events. */
const since = z.optional(memberVersionSchema);

/** Returns the same data as the stream, for polling while there is no stream. */
export const memberNewsCall = defineCall({
  path: '/site/api/v1/user/news',
  request: z.object({ since }),
  response: memberNewsSchema,
});

/** Messages of the client. `hello` is sent first, once. */
export const memberRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), token: secretSchema, since }),
  z.object({ type: z.literal('ping') }),
]);
export type MemberRequest = z.infer<typeof memberRequestSchema>;

/** Messages of the platform. It answers `hello` with `news`, which has at least the balance. */
export const memberMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('news'), ...memberNewsSchema.shape }),
  z.object({ type: z.literal('pong'), at: instantSchema }),
  /** Response code after which the platform closes the connection. */
  z.object({ type: z.literal('refused'), at: instantSchema, code: z.int() }),
]);
export type MemberMessage = z.infer<typeof memberMessageSchema>;
