/**
 * State machine of entering a venue, from the request to the response. Only one request runs at a time: further
 * requests are ignored while a venue starts.
 *
 * | status       | event           | next                                                              |
 * |--------------|-----------------|-------------------------------------------------------------------|
 * | idle, asking | requested       | starting                                                          |
 * | starting     | asked for money | asking: the transfer-in dialog with the platform's message (6413) |
 * | starting     | ended           | idle: entered, refused or unreachable                             |
 * | asking       | dismissed       | idle                                                              |
 *
 * Assumption (R-TIN-16): a player who has seen the message and enters, directly or after a transfer, sends
 * `isActivity`.
 */
import { assertNever } from '@site/shared/assert';
import type { CallFailure } from '@site/shared/contract';
import type { Fen } from '@site/shared/money';
import type { LaunchAnswer } from './destination';

export interface LaunchRequest {
  readonly enName: string;
  /** Game code; empty when the venue is entered as a whole. */
  readonly gameCode: string;
  /** True when the player has seen the message of a venue that asks for money first. */
  readonly isActivity: boolean;
  readonly isTrial: boolean;
}

export type LaunchOutcome =
  /** `moved`: amount that automatic transfer moved into the venue; absent when it moved nothing. */
  | { readonly kind: 'answered'; readonly answer: LaunchAnswer; readonly moved?: Fen }
  /** The venue first asks for money or consent, with the platform's message (6413). */
  | { readonly kind: 'asks-for-money'; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

export type LaunchState =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly request: LaunchRequest }
  | { readonly status: 'asking'; readonly request: LaunchRequest; readonly message: string };

export type LaunchEvent =
  | { readonly type: 'requested'; readonly request: LaunchRequest }
  | { readonly type: 'asked-for-money'; readonly message: string }
  | { readonly type: 'ended' }
  | { readonly type: 'dismissed' };

/** Returns the next state. An event without a transition in the table changes nothing. */
export function advanceLaunch(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (state.status) {
    case 'idle':
      return event.type === 'requested' ? { status: 'starting', request: event.request } : state;
    case 'starting':
      if (event.type === 'asked-for-money') return { status: 'asking', request: state.request, message: event.message };
      return event.type === 'ended' ? { status: 'idle' } : state;
    case 'asking':
      if (event.type === 'requested') return { status: 'starting', request: event.request };
      return event.type === 'dismissed' ? { status: 'idle' } : state;
    default:
      return assertNever(state);
  }
}
