import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** An avatar is a drawing, the same everywhere: it follows from this text alone. */
const avatarSchema = z.string().check(z.minLength(1), z.maxLength(40));

const avatarsSchema = z.object({
  /** The one that the member had from the beginning first. */
  list: z.array(z.object({ id: avatarSchema })),
  chosen: avatarSchema,
});

/** What a member may be shown as. Implements R-API-030. */
export const avatarListCall = defineCall({ path: '/site/api/v1/user/member/avatarList', request: emptySchema, response: avatarsSchema });

/** Shows the member as one of the list from now on. Refused 6004 for any other. Implements R-API-031. */
export const addAvatarCall = defineCall({
  path: '/site/api/v1/user/member/addAvatar',
  request: z.object({ id: avatarSchema }),
  response: avatarsSchema,
  effect: 'writes',
});
