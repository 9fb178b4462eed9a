import { defineCall } from './call';
import { amountSchema, countSchema, emptySchema, instantSchema, pageRequestSchema, wordSchema } from './common';
import * as z from './zod';

/** What feedback is about. */
export const feedbackTypeSchema = z.enum(['deposit', 'withdrawal', 'bet', 'game', 'account', 'promotion', 'other']);
export type WireFeedbackType = z.infer<typeof feedbackTypeSchema>;

/** Characters of a feedback's text; both ends are allowed. */
export const FEEDBACK_TEXT = { min: 10, max: 500 } as const;

export const FEEDBACK_MAX_IMAGES = 3;

/** Bytes of one image. */
export const FEEDBACK_IMAGE_MAX_BYTES = 2 * 1024 * 1024;

/** Base64 writes 3 bytes as 4 characters. */
const BASE64_MAX_LENGTH = Math.ceil(FEEDBACK_IMAGE_MAX_BYTES / 3) * 4;

/** An order, a ticket or a promotion the feedback is about: its number as a person would quote it. */
const referenceSchema = z.string().check(z.minLength(1), z.maxLength(40));

/**
 * Keeps an image for feedback that follows. The platform takes PNG and JPEG that it can decode, whatever their name, and keeps what they show;
 * anything else is answered 6010.
 */
export const uploadImageCall = defineCall({
  path: '/site/api/v1/user/upload/uploadImage',
  request: z.object({
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    /** Base64. One that is longer than an image may be has a little room, so that it is refused as such. */
    content: z.string().check(z.maxLength(BASE64_MAX_LENGTH + 1024), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  response: z.object({ imageId: z.string() }),
  effect: 'writes',
});

/** Hands feedback in. Sent again under the same idempotency key it is the same feedback. */
export const addFeedbackCall = defineCall({
  path: '/site/api/v1/user/feedback/addFeedBack',
  request: z.object({
    type: feedbackTypeSchema,
    content: z.string().check(z.minLength(FEEDBACK_TEXT.min), z.maxLength(FEEDBACK_TEXT.max)),
    reference: z.optional(referenceSchema),
    images: z.array(wordSchema).check(z.maxLength(FEEDBACK_MAX_IMAGES)),
  }),
  response: z.object({ id: z.string() }),
  effect: 'writes',
});

const feedbackSchema = z.object({
  id: z.string(),
  type: feedbackTypeSchema,
  content: z.string(),
  state: z.enum(['waiting', 'answered']),
  at: instantSchema,
  answeredAt: z.optional(instantSchema),
  /** An answer the member has not opened yet. */
  isUnread: z.boolean(),
});
export type WireFeedback = z.infer<typeof feedbackSchema>;

/** What the member has handed in and not deleted, the newest first. */
export const feedbackListCall = defineCall({
  path: '/site/api/v1/user/feedback/getFeedBackList',
  request: pageRequestSchema,
  response: z.object({ total: countSchema, list: z.array(feedbackSchema) }),
});

/** One feedback as a whole. Asking for it marks its answer as read. */
export const feedbackInfoCall = defineCall({
  path: '/site/api/v1/user/feedback/getFeedbackInfo',
  request: z.object({ id: wordSchema }),
  response: z.object({
    ...feedbackSchema.shape,
    reference: z.optional(referenceSchema),
    /** The names of its images. */
    images: z.array(z.string()),
    answer: z.optional(z.string()),
  }),
});

export const deleteFeedbackCall = defineCall({
  path: '/site/api/v1/user/feedback/delFeedback',
  request: z.object({ id: wordSchema }),
  response: emptySchema,
  effect: 'writes',
});

/** The member's latest bets, to be named in feedback about one of them. */
export const feedbackBetsCall = defineCall({
  path: '/site/api/v1/user/feedback/queryMemberBetList',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ ticketId: z.string(), title: z.string(), stake: amountSchema, at: instantSchema })) }),
});

/** The promotions that reward deposits, to be named in feedback about one of them. */
export const depositRewardsCall = defineCall({
  path: '/site/api/v1/user/feedback/querySiteDepositRewardConfigList',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ id: z.string(), title: z.string() })) }),
});
