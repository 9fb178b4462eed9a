import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Returns the unread counts by type, under the platform's names. */
export const unreadCall = defineCall({
  path: '/site/api/v1/site/letter/getUnreadForType',
  request: z.object({ userSystem: z.literal(1) }),
  response: z.object({
    brnotice_count: countSchema,
    bractivity_count: countSchema,
    brbulletin_count: countSchema,
    brmatch_count: countSchema,
    brfd_count: countSchema,
    notice_count: countSchema,
    activity_count: countSchema,
    fd_count: countSchema,
  }),
});

/** Returns the number of unread answers to the member's own feedback, which the counts by type do not include. */
export const feedbackUnreadCall = defineCall({
  path: '/site/api/v1/user/feedback/unreadNum',
  request: emptySchema,
  response: z.object({ unreadNum: countSchema }),
});
