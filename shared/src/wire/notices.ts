import { defineCall } from '@site/shared/wire/call';
import { emptySchema } from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/**
 * What a member is notified of: security of the account, sign-ins from a new device or network, orders, what promotions and VIP grades pay and offer,
 * matches, bulletins, and answers to feedback.
 */
export const noticeKindSchema = z.enum(['security', 'login', 'orders', 'activity', 'match', 'bulletin', 'feedback']);
export type WireNoticeKind = z.infer<typeof noticeKindSchema>;

export const noticeChannelSchema = z.enum(['inbox', 'sms', 'email']);
export type WireNoticeChannel = z.infer<typeof noticeChannelSchema>;

const noticeSettingsSchema = z.object({
  /** Every kind with the channels it can come by. */
  list: z.array(
    z.object({
      kind: noticeKindSchema,
      channel: noticeChannelSchema,
      isOn: z.boolean(),
      /** Always on: someone who could switch it off could act unnoticed, or a member would miss what they have to know. */
      isDuty: z.boolean(),
    }),
  ),
});

/** Which notices the member gets, and how. Assumption: the specification has no such call; so for the next. */
export const noticeSettingsCall = defineCall({
  path: '/site/api/v1/site/letter/settings',
  request: emptySchema,
  response: noticeSettingsSchema,
});

/** Switches a notice on or off, from now on. Refused 6007 where it is a duty, or does not come that way. */
export const setNoticeCall = defineCall({
  path: '/site/api/v1/site/letter/setSetting',
  request: z.object({ kind: noticeKindSchema, channel: noticeChannelSchema, isOn: z.boolean() }),
  response: noticeSettingsSchema,
  effect: 'writes',
});
