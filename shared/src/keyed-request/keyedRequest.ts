/**
 * One request that must not be carried out twice: a payment, a transfer, a claim. Its key names the intention. After a lost answer the
 * platform is asked by the key what happened; the request is never sent again without a press (decision 25).
 *
 * | status                           | event     | next                                                              |
 * |----------------------------------|-----------|-------------------------------------------------------------------|
 * | idle, succeeded, refused, closed | sent      | sending                                                           |
 * | idle, succeeded, refused, closed | resumed   | unknown: an earlier page of this member never saw the answer      |
 * | idle, succeeded, refused, closed | recalled  | refused: the page before was reloaded with this refusal           |
 * | sending                          | succeeded | succeeded                                                         |
 * | sending                          | refused   | refused: nothing happened                                         |
 * | sending                          | lost      | unknown: it may have been carried out or not                      |
 * | unknown                          | succeeded | succeeded                                                         |
 * | unknown                          | closed    | closed: it never arrived and its key is used up, a retry is safe  |
 * | succeeded, refused, closed       | dismissed | idle                                                              |
 */
import { assertNever } from '@site/shared/assert';

/** The answer of the platform that it does not do it. `message` is the platform's own text for the player and may be empty. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
}

/** A request that has been given its key. */
export interface PendingRequest<Subject> {
  readonly key: string;
  /** What the request is about, such as the venue of a transfer. Holds no secrets: it is kept on the device. */
  readonly subject: Subject;
  /** Begun by an earlier page, so no button was pressed on this one. */
  readonly isResumed: boolean;
}

export type KeyedRequest<Subject, Result> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly pending: PendingRequest<Subject> }
  | { readonly status: 'unknown'; readonly pending: PendingRequest<Subject> }
  | { readonly status: 'succeeded'; readonly pending: PendingRequest<Subject>; readonly result: Result }
  | { readonly status: 'refused'; readonly pending: PendingRequest<Subject>; readonly refusal: Refusal }
  | { readonly status: 'closed'; readonly pending: PendingRequest<Subject> };

export type KeyedRequestEvent<Subject, Result> =
  | { readonly type: 'sent' | 'resumed'; readonly pending: PendingRequest<Subject> }
  | { readonly type: 'recalled'; readonly pending: PendingRequest<Subject>; readonly refusal: Refusal }
  | { readonly type: 'succeeded'; readonly result: Result }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'lost' }
  | { readonly type: 'closed' }
  | { readonly type: 'dismissed' };

/** The next state. An event that the table does not name for a status changes nothing. */
export function advance<Subject, Result>(
  request: KeyedRequest<Subject, Result>,
  event: KeyedRequestEvent<Subject, Result>,
): KeyedRequest<Subject, Result> {
  switch (request.status) {
    case 'sending':
      if (event.type === 'succeeded') return { status: 'succeeded', pending: request.pending, result: event.result };
      if (event.type === 'refused') return { status: 'refused', pending: request.pending, refusal: event.refusal };
      return event.type === 'lost' ? { status: 'unknown', pending: request.pending } : request;
    case 'unknown':
      if (event.type === 'succeeded') return { status: 'succeeded', pending: request.pending, result: event.result };
      return event.type === 'closed' ? { status: 'closed', pending: request.pending } : request;
    case 'idle':
    case 'succeeded':
    case 'refused':
    case 'closed':
      if (event.type === 'sent') return { status: 'sending', pending: event.pending };
      if (event.type === 'resumed') return { status: 'unknown', pending: event.pending };
      if (event.type === 'recalled') return { status: 'refused', pending: event.pending, refusal: event.refusal };
      return event.type === 'dismissed' && request.status !== 'idle' ? { status: 'idle' } : request;
    default:
      return assertNever(request);
  }
}

/** Whether an answer is awaited: no other request is sent meanwhile. */
export function isUnderWay({ status }: KeyedRequest<unknown, unknown>): boolean {
  return status === 'sending' || status === 'unknown';
}
