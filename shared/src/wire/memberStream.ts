/**
 * What happened to a member's money and inbox: the member stream, `/stream/api/v1/member`, and the same by a call while there is no stream. The
 * events of a member are numbered without gaps, in the order in which they were committed; each message says how everything is after its last one.
 */
import { defineCall } from '@site/shared/wire/call';
import { amountSchema, instantSchema, moneySchema, secretSchema, textSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Number of the member's last event; 0 before the first. */
const memberVersionSchema = z.int().check(z.minimum(0));

/** What moved, as the ledger says it, and what came besides: a message, a change of what protects the member, and a step
 * towards a promotion that moves no money, such as the first line in a chat room. */
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
  /** One of `MEMBER_EVENT_KINDS`, or one that a later platform adds: it counts, and says nothing. */
  kind: textSchema(40),
  /** What it is about: `ticket:…`, `withdrawal:…`, the id of an inbox message, of protection the event of its history, of progress `chat:…`. */
  reference: textSchema(200),
  /** What came to the central balance, or went: of a round to the wallet it is played from, of a paid withdrawal what was held. */
  amount: moneySchema,
  /** The operator's own words, for the member. */
  reason: z.optional(z.string()),
  /** Of the call that caused it, so that the page that sent it knows its own. */
  requestId: z.optional(textSchema(64)),
});
export type MemberEvent = z.infer<typeof memberEventSchema>;

/** What is new since a version, and the balance as of the last event. */
export const memberNewsSchema = z.object({
  /** Of the last event in the balance. */
  version: memberVersionSchema,
  balance: moneySchema,
  lockMoney: amountSchema,
  asOf: instantSchema,
  /** False where events between the version of the reader and this one are left out: everything is read again. */
  isWhole: z.boolean(),
  events: z.array(memberEventSchema),
});
export type MemberNews = z.infer<typeof memberNewsSchema>;

/** The version that the reader has; none for one that has just begun, to whom nothing is news. */
const since = z.optional(memberVersionSchema);

/** The news by a call, for as long as there is no stream. */
export const memberNewsCall = defineCall({
  path: '/site/api/v1/user/news',
  request: z.object({ since }),
  response: memberNewsSchema,
});

/** Messages of the client: `hello` first, once. */
export const memberRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), token: secretSchema, since }),
  z.object({ type: z.literal('ping') }),
]);
export type MemberRequest = z.infer<typeof memberRequestSchema>;

/** What the platform says: `hello` is answered with news, if only by the balance. */
export const memberMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('news'), ...memberNewsSchema.shape }),
  z.object({ type: z.literal('pong'), at: instantSchema }),
  /** A response code, after which the platform closes the connection. */
  z.object({ type: z.literal('refused'), at: instantSchema, code: z.int() }),
]);
export type MemberMessage = z.infer<typeof memberMessageSchema>;
