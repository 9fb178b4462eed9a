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

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

export interface OutgoingFeedback {
  readonly type: FeedbackType;
  /** Text without surrounding blanks. */
  readonly text: string;
  /** Empty if none. */
  readonly reference: string;
  /** Names that the platform gave the uploaded images. */
  readonly imageIds: readonly string[];
  /** Idempotency key: two requests with the same key create one feedback. */
  readonly key: string;
}

/** Uploads an image for a feedback that follows, and returns the platform's name for it. Implements R-API-049. */
export async function uploadImage(http: HttpService, { name, dataUrl }: ChosenPicture, { signal }: Ending): Promise<CallResult<string>> {
  const content = contentOf(dataUrl);
  const result = await http.send(uploadImageCall, { name: cutText(name, 120), content }, { signal, onError: 'silent' });
  return mapResult(result, ({ imageId }) => imageId);
}

/** Creates feedback. Implements R-API-040. */
export async function addFeedback(
  http: HttpService,
  { type, text, reference, imageIds, key }: OutgoingFeedback,
  { signal }: Ending,
): Promise<CallResult<string>> {
  const request = { type, content: text, images: [...imageIds], ...(reference === '' ? {} : { reference }) };
  const result = await http.send(addFeedbackCall, request, { signal, idempotencyKey: key, onError: 'silent' });
  return mapResult(result, ({ id }) => id);
}

/** Loads one page of the member's feedback, counted from 1. Implements R-API-044. */
export async function fetchFeedbackPage(http: HttpService, page: number, { signal }: Ending): Promise<CallResult<FeedbackPage>> {
  const result = await http.send(feedbackListCall, { pageNum: page, pageSize: FEEDBACK_PER_PAGE }, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(feedbackFromWire) }));
}

/** Loads one feedback with its messages; reading it marks its answer as read. Implements R-API-045. */
export async function fetchFeedback(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<FeedbackDetail>> {
  return mapResult(await http.send(feedbackInfoCall, { id }, { signal, onError: 'silent' }), detailFromWire);
}

export interface OutgoingFollowUp extends Pick<OutgoingFeedback, 'text' | 'imageIds' | 'key'> {
  readonly id: string;
}

/** Sends a follow-up, which reopens closed feedback. */
export async function followUpFeedback(
  http: HttpService,
  { id, text, imageIds, key }: OutgoingFollowUp,
  { signal }: Ending,
): Promise<CallResult<unknown>> {
  const request = { id, content: text, images: [...imageIds] };
  return http.send(followUpFeedbackCall, request, { signal, idempotencyKey: key, onError: 'silent' });
}

/** Rates answered feedback, which closes it. */
export function rateFeedback(http: HttpService, id: string, rating: Rating, { signal }: Ending): Promise<CallResult<unknown>> {
  return http.send(rateFeedbackCall, { id, rating }, { signal, onError: 'silent' });
}

/** Loads a picture of the member's feedback as a `data:` URL. */
export async function fetchPicture(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<string>> {
  const result = await http.send(feedbackPictureCall, { id }, { signal, onError: 'silent' });
  return mapResult(result, ({ content }) => `data:image/jpeg;base64,${content}`);
}

/** Deletes feedback. Implements R-API-046. */
export async function deleteFeedback(http: HttpService, id: string): Promise<boolean> {
  return (await http.send(deleteFeedbackCall, { id })).ok;
}

/** Loads the number of unread answers. Implements R-API-041, R-UNREAD-02. */
export async function fetchUnreadAnswers(http: HttpService, { signal }: Ending): Promise<CallResult<number>> {
  return mapResult(await http.send(feedbackUnreadCall, {}, { signal, onError: 'silent' }), ({ unreadNum }) => unreadNum);
}

/** Loads the latest tickets and rounds, which feedback may refer to. Implements R-API-042. */
export async function fetchBetOptions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly ReferenceOption[]>> {
  const result = await http.send(feedbackBetsCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(({ id, title, at }) => ({ id, title: `${formatMoment(at)} · ${title}` })));
}

/** Loads the promotions that reward deposits, which feedback may refer to. Implements R-API-043. */
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

/** Returns the last answer as the only message, for an older platform without conversations. */
function lastAnswer({ answer, answeredAt }: ResponseOf<typeof feedbackInfoCall>): readonly FeedbackMessage[] {
  if (answer === undefined || answeredAt === undefined) return [];
  return [{ author: 'operator', content: answer, at: answeredAt, pictures: [] }];
}
