/**
 * State machine of one bet between the slip and the platform; a slip of several singles has several placements. Every
 * event carries the key of its placement; an answer with another key is late and changes nothing.
 *
 * | state                            | event           | next                                                                        |
 * |----------------------------------|-----------------|-----------------------------------------------------------------------------|
 * | none                             | submitted       | submitting                                                                  |
 * | none                             | recovered       | reconciling: a bet sent by an earlier page                                  |
 * | submitting                       | answered        | confirming, accepted, rejected                                              |
 * | submitting                       | no answer       | reconciling: the bet may or may not exist; request its outcome by key       |
 * | confirming                       | answered        | accepted, rejected                                                          |
 * | confirming                       | deadline passed | deciding: the wait is over; request the decision by key                     |
 * | deciding                         | answered        | as submitting                                                               |
 * | deciding                         | no answer       | reconciling                                                                 |
 * | deciding                         | never arrived   | as reconciling                                                              |
 * | reconciling                      | answered        | as submitting                                                               |
 * | reconciling                      | never arrived   | not placed: the platform has closed the key, so betting again is safe       |
 * | accepted, rejected, not placed   | dismissed       | none; an offer that came with a rejection is a new bet with a new key       |
 */
import type { SelectionKey } from '@site/shared/betting';
import type { CallFailure } from '@site/shared/contract';
import { assertNever } from '@site/shared/assert';
import type { BetOrder, ConfirmingCause, PlacementKey, Quote, Receipt, RejectionReason, ServerTime } from './types';

export type Placement =
  | { readonly status: 'submitting'; readonly order: BetOrder }
  | Confirming
  | { readonly status: 'deciding'; readonly order: BetOrder; readonly ticketId: string }
  /**
   * `failure`: reason why the answer was lost; absent for a bet of an earlier page, whose outcome is only looked up.
   */
  | { readonly status: 'reconciling'; readonly order: BetOrder; readonly failure?: CallFailure }
  | { readonly status: 'accepted'; readonly order: BetOrder; readonly receipt: Receipt }
  | { readonly status: 'rejected'; readonly order: BetOrder; readonly reason: RejectionReason; readonly offer?: Quote }
  /** `failure`: reason why there was no first answer, for the text shown. */
  | { readonly status: 'not-placed'; readonly order: BetOrder; readonly failure?: CallFailure };

interface Confirming {
  readonly status: 'confirming';
  readonly order: BetOrder;
  readonly ticketId: string;
  readonly cause: ConfirmingCause;
  /** Start of the wait, for the countdown ring. */
  readonly since: ServerTime;
  readonly deadline: ServerTime;
}

export type Answer =
  | { readonly status: 'accepted'; readonly receipt: Receipt }
  | { readonly status: 'rejected'; readonly reason: RejectionReason; readonly offer?: Quote }
  | Omit<Confirming, 'order'>;

export type PlacementEvent =
  | { readonly type: 'submitted'; readonly key: PlacementKey; readonly order: BetOrder }
  /** `failure`: refusal that the earlier page received. */
  | { readonly type: 'recovered'; readonly key: PlacementKey; readonly order: BetOrder; readonly failure?: CallFailure }
  | { readonly type: 'answered'; readonly key: PlacementKey; readonly answer: Answer }
  | { readonly type: 'never-arrived' | 'deadline-passed' | 'dismissed'; readonly key: PlacementKey }
  /**
   * The call ended without an answer about the bet. Even an error response is no answer: the error may have occurred
   * after the bet was recorded, so the outcome is requested.
   */
  | { readonly type: 'no-answer'; readonly key: PlacementKey; readonly failure?: CallFailure };

/** Bet that may exist: nothing else may be added or placed until its outcome is known. */
export type OpenPlacement = Extract<Placement, { status: 'submitting' | 'confirming' | 'deciding' | 'reconciling' }>;

export function keysOf({ legs }: BetOrder): ReadonlySet<SelectionKey> {
  return new Set(legs.map(({ entry }) => entry.key));
}

export function isOpen(placement: Placement): placement is OpenPlacement {
  const { status } = placement;
  return status === 'submitting' || status === 'confirming' || status === 'deciding' || status === 'reconciling';
}

/** Returns all placements after an event, in their original order; the same array when nothing changed. */
export function advanceAll(placements: readonly Placement[], event: PlacementEvent): readonly Placement[] {
  const before = placements.find(({ order }) => order.key === event.key);
  const after = advance(before, event);
  if (before === after) return placements;
  if (!before) return after ? [...placements, after] : placements;
  return placements.flatMap((placement) => (placement !== before ? [placement] : after ? [after] : []));
}

/**
 * Returns the next state of the placement the event belongs to. An event without a transition in the table changes
 * nothing.
 */
export function advance(placement: Placement | undefined, event: PlacementEvent): Placement | undefined {
  if (!placement) {
    if (event.type === 'submitted') return { status: 'submitting', order: event.order };
    return event.type === 'recovered' ? { status: 'reconciling', order: event.order, ...because(event.failure) } : undefined;
  }
  if (event.key !== placement.order.key) return placement;
  switch (placement.status) {
    case 'submitting':
      if (event.type === 'no-answer') return { status: 'reconciling', order: placement.order, ...because(event.failure) };
      return afterAnswer(placement, event);
    case 'confirming':
      if (event.type === 'deadline-passed') return { status: 'deciding', order: placement.order, ticketId: placement.ticketId };
      return afterAnswer(placement, event);
    case 'deciding':
      if (event.type === 'no-answer') return { status: 'reconciling', order: placement.order, ...because(event.failure) };
      if (event.type === 'never-arrived') return { status: 'not-placed', order: placement.order };
      return afterAnswer(placement, event);
    case 'reconciling':
      if (event.type === 'never-arrived') return { status: 'not-placed', order: placement.order, ...because(placement.failure) };
      return afterAnswer(placement, event);
    case 'accepted':
    case 'rejected':
    case 'not-placed':
      return event.type === 'dismissed' ? undefined : placement;
    default:
      return assertNever(placement);
  }
}

function afterAnswer(waiting: OpenPlacement, event: PlacementEvent): Placement {
  return event.type === 'answered' ? { ...event.answer, order: waiting.order } : waiting;
}

function because(failure: CallFailure | undefined): { readonly failure?: CallFailure } {
  return failure ? { failure } : {};
}
