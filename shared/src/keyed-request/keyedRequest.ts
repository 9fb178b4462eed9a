/**
 * State machine of one request that must not be executed twice: a payment, a transfer, a claim. Its key identifies the
 * intention of the player. After a lost answer the client polls the platform by the key; it never sends the request
 * again without a press (decision 25).
 *
 * | status                           | event     | next                                                              |
 * |----------------------------------|-----------|-------------------------------------------------------------------|
 * | idle, succeeded, refused, closed | sent      | sending                                                           |
 * | idle, succeeded, refused, closed | resumed   | unknown: an earlier page of this member never received the answer |
 * | idle, succeeded, refused, closed | recalled  | refused: the page before was reloaded with this refusal           |
 * | sending                          | succeeded | succeeded                                                         |
 * | sending                          | refused   | refused: nothing happened                                         |
 * | sending                          | lost      | unknown: it may or may not have been executed                     |
 * | unknown                          | succeeded | succeeded                                                         |
 * | unknown                          | closed    | closed: it never arrived and its key is used up, a retry is safe  |
 * | succeeded, refused, closed       | dismissed | idle                                                              |
 */
import { assertNever } from '@site/shared/assert';

/** A refusal by the platform. `message` is the platform's own text for the player and may be empty. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
}

export interface PendingRequest<Subject> {
  readonly key: string;
  /**
   * Subject of the request, such as the venue of a transfer. It must not contain secrets, because it is stored on the
   * device.
   */
  readonly subject: Subject;
  /** True when an earlier page sent it, so the player pressed no button on this page. */
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

/** Returns the next state. An event that the table does not list for a status changes nothing. */
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

/** Returns whether an answer is pending, so that no other request may be sent. */
export function isUnderWay({ status }: KeyedRequest<unknown, unknown>): boolean {
  return status === 'sending' || status === 'unknown';
}
