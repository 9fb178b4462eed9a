import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, instantSchema, pageRequestSchema, wordSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** What an inbox message is about: a notice, an activity, a bulletin, a match, or an answer to feedback. */
export const letterKindSchema = z.enum(['notice', 'activity', 'bulletin', 'match', 'fd']);
export type WireLetterKind = z.infer<typeof letterKindSchema>;

/** One inbox message. Title and content are plain text; paragraphs are separated by a line break. */
export const letterSchema = z.object({
  id: z.string(),
  kind: letterKindSchema,
  /** Whether it went to everybody (counted under the names that begin with `br`) or to this member alone. */
  toAll: z.boolean(),
  title: z.string(),
  content: z.string(),
  at: instantSchema,
  isRead: z.boolean(),
  /** Where what it tells of is found: an `order`, a `ticket` or `feedback` by its id, the `sessions`, or the page of `security`. */
  link: z.optional(z.object({ to: z.string(), id: z.optional(z.string()) })),
});
export type WireLetter = z.infer<typeof letterSchema>;

/** The inbox messages of one kind, of all kinds without; newest first. Deleted ones are left out. */
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

/** Marks every inbox message of one kind as read, of all kinds without. */
export const letterReadAllCall = defineCall({
  path: '/site/api/v1/site/letter/onekeyRead',
  request: z.object({ kind: z.optional(letterKindSchema) }),
  response: emptySchema,
  effect: 'writes',
});

/** The messages of one page at most. */
const lettersSchema = z.object({ ids: z.array(wordSchema).check(z.minLength(1), z.maxLength(100)) });

/** Marks several messages as read. Those that are not this member's, or are gone, are left out. Assumption: the specification has no such call; so for the next. */
export const lettersReadCall = defineCall({
  path: '/site/api/v1/site/letter/readMany',
  request: lettersSchema,
  response: emptySchema,
  effect: 'writes',
});

/** Deletes several messages from this member's inbox, as above. */
export const lettersDeleteCall = defineCall({
  path: '/site/api/v1/site/letter/deleteMany',
  request: lettersSchema,
  response: emptySchema,
  effect: 'writes',
});
