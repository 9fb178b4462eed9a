/**
 * One place of the page and the view of a remote in it. Pure; `usePlace.ts` holds the states.
 *
 * | place                  | event                          | next                                            |
 * |------------------------|--------------------------------|-------------------------------------------------|
 * | empty                  | remote: ready                  | mounting its build                              |
 * | empty                  | remote: failed                 | empty, with that failure                        |
 * | empty                  | remote: off                    | empty, nothing has failed                       |
 * | mounting, shown, failed | remote: off, view not kept    | empty, nothing has failed                       |
 * | mounting, shown, failed | remote: anything else         | unchanged: a place keeps its build              |
 * | mounting, failed       | painted                        | shown                                           |
 * | mounting, shown, failed | failed                        | failed                                          |
 * | failed                 | retried                        | mounting, its failure still said                |
 * | mounting, shown, failed | given way                     | empty, its failure still said: the build that is loaded next takes the place |
 *
 * Any other event changes nothing. Only a view that has failed gives way, be it a moment after it painted.
 */
import type { LocalizedText } from './remotePlan';
import type { RemoteState } from './remoteRegistry';
import { assertNever } from '@site/shared/assert';

export type ReadyRemote = Extract<RemoteState, { status: 'ready' }>;

export type Place =
  /** `reference` of the failure that is still said, while there is one. */
  | { readonly status: 'empty'; readonly reference: string | undefined }
  | { readonly status: 'mounting'; readonly ready: ReadyRemote; readonly reference: string | undefined }
  | { readonly status: 'shown'; readonly ready: ReadyRemote }
  /** `revision` of the manifest under which it failed. */
  | { readonly status: 'failed'; readonly ready: ReadyRemote; readonly reference: string; readonly revision: number };

export type PlaceEvent =
  | { readonly type: 'remote'; readonly state: RemoteState; readonly isKept: boolean }
  | { readonly type: 'painted' }
  | { readonly type: 'failed'; readonly reference: string; readonly revision: number }
  | { readonly type: 'retried' }
  | { readonly type: 'given-way' };

export const EMPTY_PLACE: Place = { status: 'empty', reference: undefined };

/** The next state, by the table above; the same object where nothing changes. */
export function advancePlace(place: Place, event: PlaceEvent): Place {
  switch (event.type) {
    case 'remote':
      return followRemote(place, event);
    case 'painted':
      return place.status === 'mounting' || place.status === 'failed' ? { status: 'shown', ready: place.ready } : place;
    case 'failed':
      return place.status === 'empty'
        ? place
        : { status: 'failed', ready: place.ready, reference: event.reference, revision: event.revision };
    case 'retried':
      return place.status === 'failed' ? { status: 'mounting', ready: place.ready, reference: place.reference } : place;
    case 'given-way':
      if (place.status === 'empty') return place;
      return { status: 'empty', reference: place.status === 'shown' ? undefined : place.reference };
    default:
      return assertNever(event);
  }
}

function followRemote(place: Place, { state, isKept }: Extract<PlaceEvent, { type: 'remote' }>): Place {
  if (place.status !== 'empty') return state.status === 'disabled' && !isKept ? EMPTY_PLACE : place;
  switch (state.status) {
    case 'ready':
      return { status: 'mounting', ready: state, reference: place.reference };
    case 'failed':
      return state.reference === place.reference ? place : { status: 'empty', reference: state.reference };
    case 'disabled':
      return place.reference === undefined ? place : EMPTY_PLACE;
    case 'idle':
    case 'loading':
      return place;
    default:
      return assertNever(state);
  }
}

/** What the player finds at a place. */
export type Shown =
  | { readonly kind: 'off'; readonly reason: LocalizedText | undefined }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly reference: string; readonly isRetrying: boolean }
  | { readonly kind: 'view' };

/** @param isAsking a retry is on its way to operations */
export function shownAt(place: Place, state: RemoteState, isAsking: boolean): Shown {
  switch (place.status) {
    case 'shown':
      return { kind: 'view' };
    case 'failed':
      return { kind: 'failed', reference: place.reference, isRetrying: isAsking };
    case 'mounting':
      return failedOrWaiting(place.reference, true);
    case 'empty':
      if (state.status === 'disabled') return { kind: 'off', reason: state.reason };
      return failedOrWaiting(place.reference, isAsking || state.status !== 'failed');
    default:
      return assertNever(place);
  }
}

function failedOrWaiting(reference: string | undefined, isRetrying: boolean): Shown {
  return reference === undefined ? { kind: 'waiting' } : { kind: 'failed', reference, isRetrying };
}
