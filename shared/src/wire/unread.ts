import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Unread counts by type. Names are the platform's. */
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

/** The unread answers to the member's own feedback, apart from the counts by type. */
export const feedbackUnreadCall = defineCall({
  path: '/site/api/v1/user/feedback/unreadNum',
  request: emptySchema,
  response: z.object({ unreadNum: countSchema }),
});
