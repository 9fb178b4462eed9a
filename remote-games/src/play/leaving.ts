/**
 * State machine of leaving a game, by the button or by the game itself. The venue's money is returned if the player
 * wants it. Leaving waits for the response, but not for a lost one: the next page requests it by its key.
 *
 * | status        | event                                  | next                                        |
 * |---------------|----------------------------------------|---------------------------------------------|
 * | playing, gone | left, no money there or unknown        | gone                                        |
 * | playing, gone | left, money there, chosen permanently  | bringing                                    |
 * | playing, gone | left, money there                      | asking                                      |
 * | asking        | accepted                               | bringing                                    |
 * | asking        | declined                               | gone: the money stays in the venue          |
 * | asking        | stayed                                 | playing                                     |
 * | bringing      | settled                                | gone: returned, refused, or response lost   |
 */
import { assertNever } from '@site/shared/assert';

export type LeavingStatus = 'playing' | 'asking' | 'bringing' | 'gone';

export type LeavingEvent =
  | { readonly type: 'left'; readonly hasMoney: boolean; readonly isChosen: boolean }
  | { readonly type: 'accepted' | 'declined' | 'stayed' | 'settled' };

/** Returns the next status. An event without a transition in the table changes nothing. */
export function advanceLeaving(status: LeavingStatus, event: LeavingEvent): LeavingStatus {
  switch (status) {
    case 'playing':
    case 'gone':
      if (event.type !== 'left') return status;
      if (!event.hasMoney) return 'gone';
      return event.isChosen ? 'bringing' : 'asking';
    case 'asking':
      if (event.type === 'accepted') return 'bringing';
      if (event.type === 'stayed') return 'playing';
      return event.type === 'declined' ? 'gone' : status;
    case 'bringing':
      return event.type === 'settled' ? 'gone' : status;
    default:
      return assertNever(status);
  }
}
