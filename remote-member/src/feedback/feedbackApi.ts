import { cutText } from '@site/shared/input';
import { contentOf, type ChosenPicture } from '@site/shared/picture';
import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import type { ResponseOf } from '@site/shared/wire/call';
import {
  addFeedbackCall,
  deleteFeedbackCall,
  depositRewardsCall,
  feedbackBetsCall,
  feedbackInfoCall,
  feedbackListCall,
  feedbackPictureCall,
  followUpFeedbackCall,
  rateFeedbackCall,
  uploadImageCall,
  type WireFeedback,
} from '@site/shared/wire/feedback';
import { feedbackUnreadCall } from '@site/shared/wire/unread';
import {
  RATINGS,
  type Feedback,
  type FeedbackDetail,
  type FeedbackMessage,
  type FeedbackPage,
  type FeedbackType,
  type Rating,
  type ReferenceOption,
} from './feedback';
import { FEEDBACK_PER_PAGE } from './limits';

/** Aborted when the view ends. */
interface Ending {
  readonly signal: AbortSignal;
}

export interface OutgoingFeedback {
  readonly type: FeedbackType;
  /** Without blanks at its ends. */
  readonly text: string;
  /** Empty for none. */
  readonly reference: string;
  /** The platform's names of the uploaded images. */
  readonly imageIds: readonly string[];
  /** The idempotency key: two requests with the same key are one feedback. */
  readonly key: string;
}

/** Uploads an image for a feedback that follows and returns the platform's name of it. Implements R-API-049. */
export async function uploadImage(http: HttpService, { name, dataUrl }: ChosenPicture, { signal }: Ending): Promise<CallResult<string>> {
  const content = contentOf(dataUrl);
  const result = await http.send(uploadImageCall, { name: cutText(name, 120), content }, { signal, onError: 'silent' });
  return mapResult(result, ({ imageId }) => imageId);
}

/** Implements R-API-040. */
export async function addFeedback(
  http: HttpService,
  { type, text, reference, imageIds, key }: OutgoingFeedback,
  { signal }: Ending,
): Promise<CallResult<string>> {
  const request = { type, content: text, images: [...imageIds], ...(reference === '' ? {} : { reference }) };
  const result = await http.send(addFeedbackCall, request, { signal, idempotencyKey: key, onError: 'silent' });
  return mapResult(result, ({ id }) => id);
}

/** One page of the member's feedback, counted from 1. Implements R-API-044. */
export async function fetchFeedbackPage(http: HttpService, page: number, { signal }: Ending): Promise<CallResult<FeedbackPage>> {
  const result = await http.send(feedbackListCall, { pageNum: page, pageSize: FEEDBACK_PER_PAGE }, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(feedbackFromWire) }));
}

/** One feedback in full; reading it marks its answer as read. Implements R-API-045. */
export async function fetchFeedback(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<FeedbackDetail>> {
  return mapResult(await http.send(feedbackInfoCall, { id }, { signal, onError: 'silent' }), detailFromWire);
}

export interface OutgoingFollowUp extends Pick<OutgoingFeedback, 'text' | 'imageIds' | 'key'> {
  readonly id: string;
}

/** Goes on with feedback, and opens it again where it was closed. */
export async function followUpFeedback(
  http: HttpService,
  { id, text, imageIds, key }: OutgoingFollowUp,
  { signal }: Ending,
): Promise<CallResult<unknown>> {
  const request = { id, content: text, images: [...imageIds] };
  return http.send(followUpFeedbackCall, request, { signal, idempotencyKey: key, onError: 'silent' });
}

/** Closes answered feedback. */
export function rateFeedback(http: HttpService, id: string, rating: Rating, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(rateFeedbackCall, { id, rating }, { signal, onError: 'silent' });
}

/** A picture of the member's feedback, as a `data:` URL. */
export async function fetchPicture(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<string>> {
  const result = await http.send(feedbackPictureCall, { id }, { signal, onError: 'silent' });
  return mapResult(result, ({ content }) => `data:image/jpeg;base64,${content}`);
}

/** Implements R-API-046. */
export async function deleteFeedback(http: HttpService, id: string): Promise<boolean> {
  return (await http.send(deleteFeedbackCall, { id })).ok;
}

/** The number of unread answers. Implements R-API-041, R-UNREAD-02. */
export async function fetchUnreadAnswers(http: HttpService, { signal }: Ending): Promise<CallResult<number>> {
  return mapResult(await http.send(feedbackUnreadCall, {}, { signal, onError: 'silent' }), ({ unreadNum }) => unreadNum);
}

/** The latest tickets and rounds, which feedback may refer to. Implements R-API-042. */
export async function fetchBetOptions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly ReferenceOption[]>> {
  const result = await http.send(feedbackBetsCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(({ id, title, at }) => ({ id, title: `${formatMoment(at)} · ${title}` })));
}

/** The promotions that reward deposits, which feedback may refer to. Implements R-API-043. */
export async function fetchRewardOptions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly ReferenceOption[]>> {
  return mapResult(await http.send(depositRewardsCall, {}, { signal, onError: 'silent' }), ({ list }) => list);
}

function feedbackFromWire({ id, type, content, state, at, answeredAt, closedAt, isUnread }: WireFeedback): Feedback {
  return { id, type, content, state: closedAt === undefined ? state : 'closed', at, answeredAt, isUnread };
}

function detailFromWire(wire: ResponseOf<typeof feedbackInfoCall>): FeedbackDetail {
  const { reference, rating, content, at, pictures = [] } = wire;
  return {
    ...feedbackFromWire(wire),
    reference,
    rating: RATINGS.find((each) => each === rating),
    messages: [{ author: 'member', content, at, pictures }, ...(wire.messages ?? lastAnswer(wire))],
  };
}

/** A platform that knows no conversation tells the last answer alone. */
function lastAnswer({ answer, answeredAt }: ResponseOf<typeof feedbackInfoCall>): readonly FeedbackMessage[] {
  if (answer === undefined || answeredAt === undefined) return [];
  return [{ author: 'operator', content: answer, at: answeredAt, pictures: [] }];
}
