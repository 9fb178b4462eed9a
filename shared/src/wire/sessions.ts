import { defineCall } from '@site/shared/wire/call';
import { countSchema, emptySchema, instantSchema, pageRequestSchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

export const ownSessionSchema = z.object({
  /** Id for the two calls below, used for nothing else. */
  id: z.uuid(),
  /** Names such as `Chrome` and `Windows`; empty if the platform does not know them. */
  browser: z.string(),
  system: z.string(),
  /** Network that the session was opened from, masked by the platform: `203.0.113.*`. */
  address: z.string(),
  signedInAt: instantSchema,
  /** Accurate to a minute. */
  lastUsedAt: instantSchema,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/**
 * Lists the member's open sessions, at most fifty: the current one first, then by last use. Assumption: the
 * specification has neither this call nor the two below.
 */
export const ownSessionsCall = defineCall({
  path: '/site/api/v1/user/session/list',
  request: emptySchema,
  response: z.object({
    list: z.array(ownSessionSchema),
    /** Number of sessions, including those that are not listed. Absent if the platform does not support the field. */
    total: z.optional(countSchema),
    /** Idle timeout of a session in minutes. With 0 a session ends only at its expiry. */
    idleMinutes: countSchema,
  }),
});

/** Ends one session of the member immediately. Refused with 6004 for an unknown id. */
export const endSessionCall = defineCall({
  path: '/site/api/v1/user/session/end',
  request: z.object({ id: z.uuid() }),
  response: emptySchema,
  effect: 'writes',
});

export const endOtherSessionsCall = defineCall({
  path: '/site/api/v1/user/session/endOthers',
  request: emptySchema,
  response: emptySchema,
  effect: 'writes',
});

/** One attempt to sign in as this member, from anywhere. */
export const signInTrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  /**
   * `asked`: a captcha was required before the password, or the password was right and a captcha, a code or the second
   * factor was required in addition. `locked`: after too many wrong attempts.
   */
  result: z.enum(['ok', 'asked', 'refused', 'locked']),
  browser: z.string(),
  system: z.string(),
  /** Network, masked by the platform. */
  address: z.string(),
});

/** Lists the sign-in attempts of the last 90 days, the newest first. Assumption: the specification has no such call. */
export const signInHistoryCall = defineCall({
  path: '/site/api/v1/user/session/history',
  request: pageRequestSchema,
  response: z.object({ total: countSchema, list: z.array(signInTrySchema) }),
});

/** A browser that the member has signed in from. Sign-ins from it do not need the code for new devices. */
export const knownDeviceSchema = z.object({
  id: z.uuid(),
  browser: z.string(),
  system: z.string(),
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});

/** Lists the known browsers, the last used first. Assumption: the specification has neither this call nor the next. */
export const knownDevicesCall = defineCall({
  path: '/site/api/v1/user/device/list',
  request: emptySchema,
  response: z.object({
    list: z.array(knownDeviceSchema),
    /** A browser that is unused for this number of days counts as new again. */
    days: countSchema,
  }),
});

/**
 * Forgets a browser: the next sign-in from it is from a new device, but an open session continues. Refused with 6004 if
 * the member has no such browser.
 */
export const forgetDeviceCall = defineCall({
  path: '/site/api/v1/user/device/forget',
  request: z.object({ id: z.uuid() }),
  response: emptySchema,
  effect: 'writes',
});
