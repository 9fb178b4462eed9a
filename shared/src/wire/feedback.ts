import { defineCall } from '@site/shared/wire/call';
import { amountSchema, countSchema, emptySchema, instantSchema, pageRequestSchema, wordSchema } from '@site/shared/wire/common';
import { PICTURE_MAX_BYTES, sentPictureSchema } from './picture';
import * as z from '@site/shared/wire/zod';

export const feedbackTypeSchema = z.enum(['deposit', 'withdrawal', 'bet', 'game', 'account', 'promotion', 'other']);
export type WireFeedbackType = z.infer<typeof feedbackTypeSchema>;

/** Allowed length of a feedback text in characters, both ends inclusive. */
export const FEEDBACK_TEXT = { min: 10, max: 500 } as const;

export const FEEDBACK_MAX_IMAGES = 3;

export const FEEDBACK_IMAGE_MAX_BYTES = PICTURE_MAX_BYTES;

/**
 * Number of the order, ticket, round or promotion that the feedback is about, as a person would quote it. The rounds of
 * venues have the longest numbers.
 */
const referenceSchema = z.string().check(z.minLength(1), z.maxLength(160));

/** Rating of an answer, from 1 (did not help) to 5 (helped fully). */
const ratingSchema = z.int().check(z.minimum(1), z.maximum(5));

/**
 * Uploads an image for feedback that is sent later. The platform accepts PNG and JPEG that it can decode, regardless of
 * the file name, and stores a re-encoded copy; anything else is answered with 6010.
 */
export const uploadImageCall = defineCall({
  path: '/site/api/v1/user/upload/uploadImage',
  request: sentPictureSchema,
  response: z.object({ imageId: z.string() }),
  effect: 'writes',
});

/** Submits feedback. A retry with the same idempotency key does not create a second one. */
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

/** Allowed length of a follow-up in characters. It may be short, such as "Yes, by Alipay." */
export const FEEDBACK_FOLLOW_UP = { min: 1, max: FEEDBACK_TEXT.max } as const;

/** An uploaded picture. {@link feedbackPictureCall} loads it by its id. */
const pictureSchema = z.object({ id: z.string(), name: z.string() });

const feedbackSchema = z.object({
  id: z.string(),
  type: feedbackTypeSchema,
  content: z.string(),
  /** `waiting` for the operator, or `answered`. */
  state: z.enum(['waiting', 'answered']),
  at: instantSchema,
  answeredAt: z.optional(instantSchema),
  /** Time at which the member closed it with a rating. A follow-up reopens it. */
  closedAt: z.optional(instantSchema),
  rating: z.optional(ratingSchema),
  /** True when the member has not opened the last answer yet. */
  isUnread: z.boolean(),
});
export type WireFeedback = z.infer<typeof feedbackSchema>;

/**
 * Adds a follow-up to feedback, and reopens it if it is closed. A retry with the same idempotency key does not add a
 * second one. Refused with 6004 for feedback of another member, and with 6012 if the maximum number of follow-ups is
 * reached.
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

/**
 * Rates the last answer and closes the feedback. Refused with 6012 while the feedback waits for an answer. Another call
 * replaces the rating.
 */
export const rateFeedbackCall = defineCall({
  path: '/site/api/v1/user/feedback/rate',
  request: z.object({ id: wordSchema, rating: ratingSchema }),
  response: emptySchema,
  effect: 'writes',
});

/**
 * Returns a picture of the member's own feedback, re-encoded by the platform as JPEG in base64. Refused with 6004 for
 * any other picture.
 */
export const feedbackPictureCall = defineCall({
  path: '/site/api/v1/user/feedback/picture',
  request: z.object({ id: wordSchema }),
  response: z.object({ content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
});

const feedbackMessageSchema = z.object({
  author: z.enum(['member', 'operator']),
  content: z.string(),
  at: instantSchema,
  pictures: z.array(pictureSchema),
});

/** Lists the feedback that the member has submitted and not deleted, the newest first. */
export const feedbackListCall = defineCall({
  path: '/site/api/v1/user/feedback/getFeedBackList',
  request: pageRequestSchema,
  response: z.object({ total: countSchema, list: z.array(feedbackSchema) }),
});

/** Returns one feedback in full, and marks its answer as read. */
export const feedbackInfoCall = defineCall({
  path: '/site/api/v1/user/feedback/getFeedbackInfo',
  request: z.object({ id: wordSchema }),
  response: z.object({
    ...feedbackSchema.shape,
    reference: z.optional(referenceSchema),
    /** Names of its images, and the last answer, for pages that do not support conversations. */
    images: z.array(z.string()),
    answer: z.optional(z.string()),
    /** Images of the first text. */
    pictures: z.optional(z.array(pictureSchema)),
    /** Later messages in chronological order. */
    messages: z.optional(z.array(feedbackMessageSchema)),
  }),
});

export const deleteFeedbackCall = defineCall({
  path: '/site/api/v1/user/feedback/delFeedback',
  request: z.object({ id: wordSchema }),
  response: emptySchema,
  effect: 'writes',
});

/** Lists the member's latest tickets and rounds, so that feedback can refer to one of them. */
export const feedbackBetsCall = defineCall({
  path: '/site/api/v1/user/feedback/queryMemberBetList',
  request: emptySchema,
  response: z.object({
    list: z.array(
      z.object({ kind: z.enum(['ticket', 'round']), id: referenceSchema, title: z.string(), risk: amountSchema, at: instantSchema }),
    ),
  }),
});

/** Lists the promotions that reward deposits, so that feedback can refer to one of them. */
export const depositRewardsCall = defineCall({
  path: '/site/api/v1/user/feedback/querySiteDepositRewardConfigList',
  request: emptySchema,
  response: z.object({ list: z.array(z.object({ id: z.string(), title: z.string() })) }),
});
