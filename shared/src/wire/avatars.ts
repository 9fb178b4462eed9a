import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** Name of an avatar. The drawing follows from this text alone, so it is the same everywhere. */
const avatarSchema = z.string().check(z.minLength(1), z.maxLength(40));

const avatarsSchema = z.object({
  /** The member's initial avatar comes first. */
  list: z.array(z.object({ id: avatarSchema })),
  chosen: avatarSchema,
});

/** Lists the avatars that the member can choose. Implements R-API-030. */
export const avatarListCall = defineCall({ path: '/site/api/v1/user/member/avatarList', request: emptySchema, response: avatarsSchema });

/** Chooses an avatar of the list. Refused with 6004 for any other. Implements R-API-031. */
export const addAvatarCall = defineCall({
  path: '/site/api/v1/user/member/addAvatar',
  request: z.object({ id: avatarSchema }),
  response: avatarsSchema,
  effect: 'writes',
});
