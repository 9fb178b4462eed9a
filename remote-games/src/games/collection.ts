import { assertNever } from '@site/shared/assert';
import { gameKey, type Game } from './game';

/**
 * Hearts as the player has just set them, over what the list last said: shown at once, taken back when the platform refuses.
 *
 * | mark    | event    | next                                                   |
 * |---------|----------|--------------------------------------------------------|
 * | none    | sent     | sending                                                |
 * | sending | kept     | kept, until the list is read anew                      |
 * | sending | refused  | none: what the list says counts again                  |
 * | kept    | relisted | none; one still on its way stays                       |
 */
export interface CollectionMark {
  readonly status: 'sending' | 'kept';
  readonly isCollected: boolean;
}

export type CollectionMarks = ReadonlyMap<string, CollectionMark>;

export type CollectionEvent =
  | { readonly type: 'sent'; readonly game: Game; readonly isCollected: boolean }
  | { readonly type: 'kept'; readonly game: Game }
  | { readonly type: 'refused'; readonly game: Game }
  | { readonly type: 'relisted' };

export const NO_MARKS: CollectionMarks = new Map();

export function markCollection(marks: CollectionMarks, event: CollectionEvent): CollectionMarks {
  switch (event.type) {
    case 'sent':
      return new Map(marks).set(gameKey(event.game), { status: 'sending', isCollected: event.isCollected });
    case 'kept': {
      const mark = marks.get(gameKey(event.game));
      return mark ? new Map(marks).set(gameKey(event.game), { ...mark, status: 'kept' }) : marks;
    }
    case 'refused':
      return new Map([...marks].filter(([key]) => key !== gameKey(event.game)));
    case 'relisted':
      return new Map([...marks].filter(([, { status }]) => status === 'sending'));
    default:
      return assertNever(event);
  }
}

/** Whether a game's heart is full. */
export function isMarkedCollected(marks: CollectionMarks, game: Game): boolean {
  return marks.get(gameKey(game))?.isCollected ?? game.isCollected;
}

/** Whether a game's heart waits for an answer: until then it is not sent again. */
export function isMarkSending(marks: CollectionMarks, game: Game): boolean {
  return marks.get(gameKey(game))?.status === 'sending';
}
