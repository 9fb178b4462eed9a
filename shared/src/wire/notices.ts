import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * Kinds of notice: account security, sign-ins from a new device or network, orders, payments and offers of promotions
 * and VIP grades, matches, bulletins, and answers to feedback.
 */
export const noticeKindSchema = z.enum(['security', 'login', 'orders', 'activity', 'match', 'bulletin', 'feedback']);
export type WireNoticeKind = z.infer<typeof noticeKindSchema>;

export const noticeChannelSchema = z.enum(['inbox', 'sms', 'email']);
export type WireNoticeChannel = z.infer<typeof noticeChannelSchema>;

const noticeSettingsSchema = z.object({
  /** All kinds with their available channels. */
  list: z.array(
    z.object({
      kind: noticeKindSchema,
      channel: noticeChannelSchema,
      isOn: z.boolean(),
      /**
       * True when the notice cannot be switched off, because otherwise an intruder could act unnoticed or the member
       * would miss required information.
       */
      isDuty: z.boolean(),
    }),
  ),
});

/** Returns the member's notice settings. Assumption: the specification has neither this call nor the next. */
export const noticeSettingsCall = defineCall({
  path: '/site/api/v1/site/letter/settings',
  request: emptySchema,
  response: noticeSettingsSchema,
});

/** Switches a notice on or off. Refused with 6007 if it is mandatory or not available on that channel. */
export const setNoticeCall = defineCall({
  path: '/site/api/v1/site/letter/setSetting',
  request: z.object({ kind: noticeKindSchema, channel: noticeChannelSchema, isOn: z.boolean() }),
  response: noticeSettingsSchema,
  effect: 'writes',
});
