/**
 * One bet on its way from the slip to the platform; a slip of several singles is several placements. Every answer carries the key
 * of the placement it belongs to; one that carries another key comes late and changes nothing.
 *
 * | state                            | event           | next                                                                        |
 * |----------------------------------|-----------------|-----------------------------------------------------------------------------|
 * | editing, priced                  | quoted          | priced                                                                      |
 * | editing, priced                  | recovered       | reconciling: a bet handed in before the page was loaded anew                |
 * | priced                           | quote expired   | editing                                                                     |
 * | priced                           | submitted       | submitting                                                                  |
 * | submitting                       | answered        | confirming, accepted, rejected                                              |
 * | submitting                       | no answer       | reconciling: the bet may or may not exist; its outcome is asked by key      |
 * | confirming                       | answered        | accepted, rejected                                                          |
 * | confirming                       | deadline passed | reconciling                                                                 |
 * | reconciling                      | answered        | as submitting                                                               |
 * | reconciling                      | never arrived   | not placed: the platform has closed the key, so betting again is safe       |
 * | rejected with an offer           | offer taken     | priced at the offer; confirming it is a new bet under a new key             |
 * | accepted, rejected, not placed   | dismissed       | editing                                                                     |
 */
import type { CallFailure } from '@site/shared/contract';
import { assertNever } from '@site/shared/assert';
import type { BetOrder, ConfirmingCause, PlacementKey, Quote, Receipt, RejectionReason, ServerTime } from './types';

export type Placement =
  | { readonly at: 'editing' }
  | { readonly at: 'priced'; readonly quote: Quote }
  | { readonly at: 'submitting'; readonly order: BetOrder }
  | Confirming
  | { readonly at: 'reconciling'; readonly order: BetOrder; readonly failure?: CallFailure }
  | { readonly at: 'accepted'; readonly order: BetOrder; readonly receipt: Receipt }
  | { readonly at: 'rejected'; readonly order: BetOrder; readonly reason: RejectionReason; readonly offer?: Quote }
  /** `failure`: why the first answer was none, for the words shown. */
  | { readonly at: 'not-placed'; readonly order: BetOrder; readonly failure?: CallFailure };

interface Confirming {
  readonly at: 'confirming';
  readonly order: BetOrder;
  readonly ticketId: string;
  readonly cause: ConfirmingCause;
  /** When the wait began, for the ring that counts it down. */
  readonly since: ServerTime;
  readonly deadline: ServerTime;
}

/** What the platform says about a placement. */
export type Answer =
  | { readonly at: 'accepted'; readonly receipt: Receipt }
  | { readonly at: 'rejected'; readonly reason: RejectionReason; readonly offer?: Quote }
  | Omit<Confirming, 'order'>;

export type PlacementEvent =
  | { readonly type: 'quoted'; readonly quote: Quote }
  | { readonly type: 'quote-expired' }
  | { readonly type: 'submitted'; readonly order: BetOrder }
  | { readonly type: 'recovered'; readonly order: BetOrder }
  | { readonly type: 'answered'; readonly key: PlacementKey; readonly answer: Answer }
  | { readonly type: 'never-arrived'; readonly key: PlacementKey }
  /**
   * The call came back without the platform's word on the bet. Even an error of the platform is no such word: it may have come after
   * the bet was taken in, so the outcome is asked.
   */
  | { readonly type: 'no-answer'; readonly key: PlacementKey; readonly failure?: CallFailure }
  | { readonly type: 'deadline-passed' }
  | { readonly type: 'offer-taken' }
  | { readonly type: 'dismissed' };

/** A bet that may exist: nothing else may be added or placed until its outcome is known. */
export type OpenPlacement = Extract<Placement, { at: 'submitting' | 'confirming' | 'reconciling' }>;

export function isOpen(placement: Placement): placement is OpenPlacement {
  return placement.at === 'submitting' || placement.at === 'confirming' || placement.at === 'reconciling';
}

/** The next state. An event the table does not name for a state changes nothing. */
export function advance(placement: Placement, event: PlacementEvent): Placement {
  switch (placement.at) {
    case 'editing':
      if (event.type === 'recovered') return { at: 'reconciling', order: event.order };
      return event.type === 'quoted' ? { at: 'priced', quote: event.quote } : placement;
    case 'priced':
      if (event.type === 'recovered') return { at: 'reconciling', order: event.order };
      if (event.type === 'submitted') return { at: 'submitting', order: event.order };
      if (event.type === 'quoted') return { at: 'priced', quote: event.quote };
      return event.type === 'quote-expired' ? { at: 'editing' } : placement;
    case 'submitting':
      if (event.type === 'no-answer' && event.key === placement.order.key) {
        return { at: 'reconciling', order: placement.order, ...because(event.failure) };
      }
      return afterAnswer(placement, event);
    case 'confirming':
      if (event.type === 'deadline-passed') return { at: 'reconciling', order: placement.order };
      return afterAnswer(placement, event);
    case 'reconciling':
      if (event.type === 'never-arrived' && event.key === placement.order.key) {
        return { at: 'not-placed', order: placement.order, ...because(placement.failure) };
      }
      return afterAnswer(placement, event);
    case 'rejected':
      if (event.type === 'offer-taken' && placement.offer) return { at: 'priced', quote: placement.offer };
      return event.type === 'dismissed' ? { at: 'editing' } : placement;
    case 'accepted':
    case 'not-placed':
      return event.type === 'dismissed' ? { at: 'editing' } : placement;
    default:
      return assertNever(placement);
  }
}

function afterAnswer(waiting: OpenPlacement, event: PlacementEvent): Placement {
  if (event.type !== 'answered' || event.key !== waiting.order.key) return waiting;
  return { ...event.answer, order: waiting.order };
}

function because(failure: CallFailure | undefined): { readonly failure?: CallFailure } {
  return failure ? { failure } : {};
}
