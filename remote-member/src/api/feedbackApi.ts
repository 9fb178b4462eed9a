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
import { feedbackUnreadCall } from '@site/shared/wire/user';
import type { DraftImage } from '../feedback/draft';
import type { Feedback, FeedbackDetail, FeedbackPage, FeedbackType, ReferenceOption } from '../feedback/feedback';
import { FEEDBACK_PER_PAGE } from '../feedback/limits';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

export interface OutgoingFeedback {
  readonly type: FeedbackType;
  readonly text: string;
  readonly reference: string;
  /** As the platform named them. */
  readonly imageIds: readonly string[];
  /** The same under two sendings makes them one feedback. */
  readonly key: string;
}

/** Keeps an image for feedback that follows; answers its name at the platform. Implements R-API-049. */
export async function uploadImage(http: HttpService, { name, dataUrl }: DraftImage, { signal }: Ending): Promise<CallResult<string>> {
  const content = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const result = await http.send(uploadImageCall, { name: name.slice(0, 120), content }, { signal, failures: 'quiet' });
  return mapResult(result, ({ imageId }) => imageId);
}

/** Hands feedback in. Implements R-API-040. */
export async function addFeedback(
  http: HttpService,
  { type, text, reference, imageIds, key }: OutgoingFeedback,
  { signal }: Ending,
): Promise<CallResult<string>> {
  const named = reference.trim();
  const request = { type, content: text.trim(), images: [...imageIds], ...(named === '' ? {} : { reference: named }) };
  const result = await http.send(addFeedbackCall, request, { signal, idempotencyKey: key, failures: 'quiet' });
  return mapResult(result, ({ id }) => id);
}

/** One page of what the member has handed in. Implements R-API-044. */
export async function fetchFeedbackPage(http: HttpService, page: number, { signal }: Ending): Promise<CallResult<FeedbackPage>> {
  const result = await http.send(feedbackListCall, { pageNum: page, pageSize: FEEDBACK_PER_PAGE }, { signal, failures: 'quiet' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list.map(feedbackFromWire) }));
}

/** One feedback as a whole, after which its answer counts as read. Implements R-API-045. */
export async function fetchFeedback(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<FeedbackDetail>> {
  return mapResult(await http.send(feedbackInfoCall, { id }, { signal, failures: 'quiet' }), detailFromWire);
}

/** Implements R-API-046. */
export async function deleteFeedback(http: HttpService, id: string): Promise<boolean> {
  return (await http.send(deleteFeedbackCall, { id })).ok;
}

/** How many answers nobody has opened. Implements R-API-041, R-UNREAD-02. */
export async function fetchUnreadAnswers(http: HttpService, { signal }: Ending): Promise<CallResult<number>> {
  return mapResult(await http.send(feedbackUnreadCall, {}, { signal, failures: 'quiet' }), ({ unreadNum }) => unreadNum);
}

/** The latest bets, to be named. Implements R-API-042. */
export async function fetchBetOptions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly ReferenceOption[]>> {
  const result = await http.send(feedbackBetsCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(({ ticketId, title }) => ({ id: ticketId, title: `${title} · ${ticketId}` })));
}

/** The promotions that reward deposits, to be named. Implements R-API-043. */
export async function fetchRewardOptions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly ReferenceOption[]>> {
  return mapResult(await http.send(depositRewardsCall, {}, { signal, failures: 'quiet' }), ({ list }) => list);
}

function feedbackFromWire({ answeredAt, ...facts }: WireFeedback): Feedback {
  return { ...facts, answeredAt };
}

function detailFromWire({ reference, answer, answeredAt, ...facts }: ResponseOf<typeof feedbackInfoCall>): FeedbackDetail {
  return { ...facts, reference, answer, answeredAt };
}
