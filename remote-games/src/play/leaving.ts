/**
 * Leaving a game, by the button or by the game itself. What lies in the venue is brought back where the player wants it, and leaving waits for its
 * answer, but not for one that is lost: the next page asks for it by its key.
 *
 * | status        | event                                  | next                                        |
 * |---------------|----------------------------------------|---------------------------------------------|
 * | playing, gone | left, nothing there or not known       | gone                                        |
 * | playing, gone | left, money there, chosen once for all | bringing                                    |
 * | playing, gone | left, money there                      | asking                                      |
 * | asking        | accepted                               | bringing                                    |
 * | asking        | declined                               | gone: the money stays in the venue          |
 * | asking        | stayed                                 | playing                                     |
 * | bringing      | settled                                | gone: brought, refused, or its answer lost  |
 */
import { assertNever } from '@site/shared/assert';

export type LeavingStatus = 'playing' | 'asking' | 'bringing' | 'gone';

export type LeavingEvent =
  | { readonly type: 'left'; readonly hasMoney: boolean; readonly isChosen: boolean }
  | { readonly type: 'accepted' | 'declined' | 'stayed' | 'settled' };

/** The next status. An event that the table does not name for a status changes nothing. */
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
