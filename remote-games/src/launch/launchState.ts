/**
 * Entering a venue, from the wish to the answer. One wish at a time: while one is under way another is not heard.
 *
 * | state            | event           | next                                                              |
 * |------------------|-----------------|-------------------------------------------------------------------|
 * | idle, asking     | wished          | starting                                                          |
 * | starting         | asked for money | asking: the transfer-in dialog with the platform's message (6413) |
 * | starting         | ended           | idle: entered, refused or unreachable                             |
 * | asking           | dismissed       | idle                                                              |
 *
 * Assumption (R-TIN-16): who has seen the message and enters, directly or after a transfer, wishes with `isActivity`.
 */
import { assertNever } from '@site/shared/assert';

/** Where a player wants to go. */
export interface VenueWish {
  readonly enName: string;
  /** Empty for a venue entered as a whole. */
  readonly gameCode: string;
  /** The player has seen what a venue that asks for money first has to say. */
  readonly isActivity: boolean;
  /** With play money. */
  readonly isTrial: boolean;
}

export type LaunchState =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly wish: VenueWish }
  | { readonly status: 'asking'; readonly wish: VenueWish; readonly message: string };

export type LaunchEvent =
  | { readonly type: 'wished'; readonly wish: VenueWish }
  | { readonly type: 'asked-for-money'; readonly message: string }
  | { readonly type: 'ended' }
  | { readonly type: 'dismissed' };

/** The next state. An event the table does not name for a state changes nothing. */
export function advanceLaunch(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (state.status) {
    case 'idle':
      return event.type === 'wished' ? { status: 'starting', wish: event.wish } : state;
    case 'starting':
      if (event.type === 'asked-for-money') return { status: 'asking', wish: state.wish, message: event.message };
      return event.type === 'ended' ? { status: 'idle' } : state;
    case 'asking':
      if (event.type === 'wished') return { status: 'starting', wish: event.wish };
      return event.type === 'dismissed' ? { status: 'idle' } : state;
    default:
      return assertNever(state);
  }
}
