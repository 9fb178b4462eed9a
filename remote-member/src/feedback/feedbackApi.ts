import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { ResponseOf } from '@site/shared/wire/call';
import {
  addFeedbackCall,
  deleteFeedbackCall,
  depositRewardsCall,
  feedbackBetsCall,
  feedbackInfoCall,
  feedbackListCall,
  uploadImageCall,
  type WireFeedback,
} from '@site/shared/wire/feedback';
import { feedbackUnreadCall } from '@site/shared/wire/unread';
import type { DraftImage } from './draft';
import type { Feedback, FeedbackDetail, FeedbackPage, FeedbackType, ReferenceOption } from './feedback';
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
export async function uploadImage(http: HttpService, { name, dataUrl }: DraftImage, { signal }: Ending): Promise<CallResult<string>> {
  const content = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const result = await http.send(uploadImageCall, { name: name.slice(0, 120), content }, { signal, failures: 'quiet' });
  return mapResult(result, ({ imageId }) => imageId);
}

/** Implements R-API-040. */
export async function addFeedback(
  http: HttpService,
  { type, text, reference, imageIds, key }: OutgoingFeedback,
  { signal }: Ending,
): Promise<CallResult<string>> {
  const request = { type, content: text, images: [...imageIds], ...(reference === '' ? {} : { reference }) };
  const result = await http.send(addFeedbackCall, request, { signal, idempotencyKey: key, failures: 'quiet' });
  return mapResult(result, ({ id }) => id);
}

/** One page of the member's feedback, counted from 1. Implements R-API-044. */
export async function fetchFeedbackPage(http: HttpService, page: number, { signal }: Ending): Promise<CallResult<FeedbackPage>> {
  const result = await http.send(feedbackListCall, { pageNum: page, pageSize: FEEDBACK_PER_PAGE }, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(feedbackFromWire) }));
}

/** One feedback in full; reading it marks its answer as read. Implements R-API-045. */
export async function fetchFeedback(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<FeedbackDetail>> {
  return mapResult(await http.send(feedbackInfoCall, { id }, { signal, failures: 'quiet' }), detailFromWire);
}

/** Implements R-API-046. */
export async function deleteFeedback(http: HttpService, id: string): Promise<boolean> {
  return (await http.send(deleteFeedbackCall, { id })).ok;
}

/** The number of unread answers. Implements R-API-041, R-UNREAD-02. */
export async function fetchUnreadAnswers(http: HttpService, { signal }: Ending): Promise<CallResult<number>> {
  return mapResult(await http.send(feedbackUnreadCall, {}, { signal, failures: 'quiet' }), ({ unreadNum }) => unreadNum);
}

/** The latest bets, which feedback may refer to. Implements R-API-042. */
export async function fetchBetOptions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly ReferenceOption[]>> {
  const result = await http.send(feedbackBetsCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(({ ticketId, title }) => ({ id: ticketId, title: `${title} · ${ticketId}` })));
}

/** The promotions that reward deposits, which feedback may refer to. Implements R-API-043. */
export async function fetchRewardOptions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly ReferenceOption[]>> {
  return mapResult(await http.send(depositRewardsCall, {}, { signal, failures: 'quiet' }), ({ list }) => list);
}

function feedbackFromWire({ answeredAt, ...facts }: WireFeedback): Feedback {
  return { ...facts, answeredAt };
}

function detailFromWire({ reference, answer, answeredAt, ...facts }: ResponseOf<typeof feedbackInfoCall>): FeedbackDetail {
  return { ...facts, reference, answer, answeredAt };
}
