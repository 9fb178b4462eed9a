import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, instantSchema, pageRequestSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** An open session of the member. */
export const ownSessionSchema = z.object({
  /** Names the session to the two calls below, and to no one else. */
  id: z.uuid(),
  /** Such as `Chrome` and `Windows`; empty where the platform does not know them. */
  browser: z.string(),
  system: z.string(),
  /** The network it was opened from, masked by the platform: `203.0.113.*`. */
  address: z.string(),
  signedInAt: instantSchema,
  /** To a minute. */
  lastUsedAt: instantSchema,
  /** The session of this call. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The member's open sessions, at most fifty: this one first, then the last used. Assumption: the specification has no such call; so for the two below. */
export const ownSessionsCall = defineCall({
  path: '/site/api/v1/user/session/list',
  request: emptySchema,
  response: z.object({
    list: z.array(ownSessionSchema),
    /** Also those that are not in the list; a platform without this addition has none of them. */
    total: z.optional(countSchema),
    /** A session that was not used for so many minutes ends; 0: only with its time. */
    idleMinutes: countSchema,
  }),
});

/** Ends one session of the member at once. Refused 6004 where the member has none of this id. */
export const endSessionCall = defineCall({
  path: '/site/api/v1/user/session/end',
  request: z.object({ id: z.uuid() }),
  response: emptySchema,
  effect: 'writes',
});

/** Ends all sessions of the member but this one at once. */
export const endOtherSessionsCall = defineCall({
  path: '/site/api/v1/user/session/endOthers',
  request: emptySchema,
  response: emptySchema,
  effect: 'writes',
});

/** One try to sign in as this member, from anywhere. */
export const signInTrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** asked: the password was right and a captcha, a code or the second factor was wanted besides, or a captcha before it · locked: after too many wrong tries. */
  result: z.enum(['ok', 'asked', 'refused', 'locked']),
  browser: z.string(),
  system: z.string(),
  /** The network, masked by the platform. */
  address: z.string(),
});

/** The tries of the last 90 days, the newest first. Assumption: the specification has no such call. */
export const signInHistoryCall = defineCall({
  path: '/site/api/v1/user/session/history',
  request: pageRequestSchema,
  response: z.object({ total: countSchema, list: z.array(signInTrySchema) }),
});

/** A browser that the member has signed in from, which is asked for no code of a new device. */
export const knownDeviceSchema = z.object({
  id: z.uuid(),
  browser: z.string(),
  system: z.string(),
  /** The last sign-in. */
  lastSeenAt: instantSchema,
  /** The browser of this call. */
  isCurrent: z.boolean(),
});

/** The browsers that are known, the last used first. Assumption: the specification has no such call; so for the next. */
export const knownDevicesCall = defineCall({
  path: '/site/api/v1/user/device/list',
  request: emptySchema,
  response: z.object({
    list: z.array(knownDeviceSchema),
    /** One that was not used for so many days is new again. */
    days: countSchema,
  }),
});

/** The next sign-in from there is one from a new device; an open session goes on. Refused 6004 where the member knows no such browser. */
export const forgetDeviceCall = defineCall({
  path: '/site/api/v1/user/device/forget',
  request: z.object({ id: z.uuid() }),
  response: emptySchema,
  effect: 'writes',
});
