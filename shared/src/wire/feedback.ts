import { defineCall } from '@site/shared/wire/call';
import { amountSchema, countSchema, emptySchema, instantSchema, pageRequestSchema, wordSchema } from '@site/shared/wire/common';
import { PICTURE_MAX_BYTES, sentPictureSchema } from './picture';
import * as z from '@site/shared/wire/zod';

/** What feedback is about. */
export const feedbackTypeSchema = z.enum(['deposit', 'withdrawal', 'bet', 'game', 'account', 'promotion', 'other']);
export type WireFeedbackType = z.infer<typeof feedbackTypeSchema>;

/** Characters of a feedback's text; both ends are allowed. */
export const FEEDBACK_TEXT = { min: 10, max: 500 } as const;

export const FEEDBACK_MAX_IMAGES = 3;

/** Bytes of one image. */
export const FEEDBACK_IMAGE_MAX_BYTES = PICTURE_MAX_BYTES;

/** An order, a ticket, a round or a promotion the feedback is about: its number as a person would quote it. A venue's rounds have the longest. */
const referenceSchema = z.string().check(z.minLength(1), z.maxLength(160));

/** How well an answer has helped: 1 not at all, 5 wholly. */
const ratingSchema = z.int().check(z.minimum(1), z.maximum(5));

/**
 * Keeps an image for feedback that follows. The platform takes PNG and JPEG that it can decode, whatever their name, and keeps what they show;
 * anything else is answered 6010.
 */
export const uploadImageCall = defineCall({
  path: '/site/api/v1/user/upload/uploadImage',
  request: sentPictureSchema,
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

/** Characters of a follow-up, which may be short: "Yes, by Alipay." */
export const FEEDBACK_FOLLOW_UP = { min: 1, max: FEEDBACK_TEXT.max } as const;

/** Its id is for {@link feedbackPictureCall}. */
const pictureSchema = z.object({ id: z.string(), name: z.string() });

const feedbackSchema = z.object({
  id: z.string(),
  type: feedbackTypeSchema,
  content: z.string(),
  /** Whose turn it is: the operator's, or the member's. */
  state: z.enum(['waiting', 'answered']),
  at: instantSchema,
  /** When the operator answered last. */
  answeredAt: z.optional(instantSchema),
  /** When the member closed it with a rating; a follow-up opens it again. */
  closedAt: z.optional(instantSchema),
  rating: z.optional(ratingSchema),
  /** An answer the member has not opened yet. */
  isUnread: z.boolean(),
});
export type WireFeedback = z.infer<typeof feedbackSchema>;

/**
 * Goes on with feedback, and opens it again where it was closed. Sent again under the same idempotency key it is the same follow-up. Refused 6004
 * for feedback that is not the member's, 6012 where it has as many as it may have.
 */
export const followUpFeedbackCall = defineCall({
  path: '/site/api/v1/user/feedback/followUp',
  request: z.object({
    id: wordSchema,
    content: z.string().check(z.minLength(FEEDBACK_FOLLOW_UP.min), z.maxLength(FEEDBACK_FOLLOW_UP.max)),
    images: z.array(wordSchema).check(z.maxLength(FEEDBACK_MAX_IMAGES)),
  }),
  response: emptySchema,
  effect: 'writes',
});

/** Rates the last answer and closes the feedback. Refused 6012 while it waits for one. Again, it is another rating. */
export const rateFeedbackCall = defineCall({
  path: '/site/api/v1/user/feedback/rate',
  request: z.object({ id: wordSchema, rating: ratingSchema }),
  response: emptySchema,
  effect: 'writes',
});

/** A picture of the member's own feedback, as the platform has encoded it: JPEG in base64. Refused 6004 for any other. */
export const feedbackPictureCall = defineCall({
  path: '/site/api/v1/user/feedback/picture',
  request: z.object({ id: wordSchema }),
  response: z.object({ content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
});

/** What was said after the first text. */
const feedbackMessageSchema = z.object({
  author: z.enum(['member', 'operator']),
  content: z.string(),
  at: instantSchema,
  pictures: z.array(pictureSchema),
});

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
    /** The names of its images, and the last answer, for pages that know no conversation. */
    images: z.array(z.string()),
    answer: z.optional(z.string()),
    /** The images of the first text. */
    pictures: z.optional(z.array(pictureSchema)),
    /** What followed, in its order. */
    messages: z.optional(z.array(feedbackMessageSchema)),
  }),
});

export const deleteFeedbackCall = defineCall({
  path: '/site/api/v1/user/feedback/delFeedback',
  request: z.object({ id: wordSchema }),
  response: emptySchema,
  effect: 'writes',
});

/** The member's latest tickets and rounds, to be named in feedback about one of them. */
export const feedbackBetsCall = defineCall({
  path: '/site/api/v1/user/feedback/queryMemberBetList',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({ kind: z.enum(['ticket', 'round']), id: referenceSchema, title: z.string(), risk: amountSchema, at: instantSchema }),
    ),
  }),
});

/** The promotions that reward deposits, to be named in feedback about one of them. */
export const depositRewardsCall = defineCall({
  path: '/site/api/v1/user/feedback/querySiteDepositRewardConfigList',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ id: z.string(), title: z.string() })) }),
});
