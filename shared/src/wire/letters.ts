import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, instantSchema, pageRequestSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Kinds of inbox message: a notice, an activity, a bulletin, a match, or an answer to feedback (`fd`). */
export const letterKindSchema = z.enum(['notice', 'activity', 'bulletin', 'match', 'fd']);
export type WireLetterKind = z.infer<typeof letterKindSchema>;

/** One inbox message. Title and content are plain text; line breaks separate paragraphs. */
export const letterSchema = z.object({
  id: z.string(),
  kind: letterKindSchema,
  /**
   * True when it was sent to everyone (counted under the names that start with `br`), false when it was sent to this
   * member only.
   */
  toAll: z.boolean(),
  title: z.string(),
  content: z.string(),
  at: instantSchema,
  isRead: z.boolean(),
  /**
   * Page that the message refers to: an `order`, a `ticket` or `feedback` by its id, the `sessions`, or the `security`
   * page.
   */
  link: z.optional(z.object({ to: z.string(), id: z.optional(z.string()) })),
});
export type WireLetter = z.infer<typeof letterSchema>;

/** Lists the inbox messages of one kind, or of all kinds, newest first. Deleted ones are left out. */
export const letterListCall = defineCall({
  path: '/site/api/v1/site/letter/list',
  request: z.object({ ...pageRequestSchema.shape, kind: z.optional(letterKindSchema) }),
  response: z.object({ total: countSchema, list: z.array(letterSchema) }),
});

/** Marks one inbox message as read; repeating it changes nothing. */
export const letterReadCall = defineCall({
  path: '/site/api/v1/site/letter/read',
  request: z.object({ id: wordSchema }),
  response: emptySchema,
  effect: 'writes',
});

/** Deletes one message from this member's inbox; repeating it changes nothing. */
export const letterDeleteCall = defineCall({
  path: '/site/api/v1/site/letter/delete',
  request: z.object({ id: wordSchema }),
  response: emptySchema,
  effect: 'writes',
});

/** Marks all inbox messages of one kind, or of all kinds, as read. */
export const letterReadAllCall = defineCall({
  path: '/site/api/v1/site/letter/onekeyRead',
  request: z.object({ kind: z.optional(letterKindSchema) }),
  response: emptySchema,
  effect: 'writes',
});

/** Ids of at most one page of messages. */
const lettersSchema = z.object({ ids: z.array(wordSchema).check(z.minLength(1), z.maxLength(100)) });

/**
 * Marks several messages as read. Messages that belong to another member or no longer exist are skipped. Assumption:
 * the specification has neither this call nor the next.
 */
export const lettersReadCall = defineCall({
  path: '/site/api/v1/site/letter/readMany',
  request: lettersSchema,
  response: emptySchema,
  effect: 'writes',
});

/** Deletes several messages from this member's inbox. Skips the same ones as {@link lettersReadCall}. */
export const lettersDeleteCall = defineCall({
  path: '/site/api/v1/site/letter/deleteMany',
  request: lettersSchema,
  response: emptySchema,
  effect: 'writes',
});
