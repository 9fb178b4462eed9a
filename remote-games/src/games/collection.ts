import { assertNever } from '@site/shared/assert';
import { gameKey, type Game } from './game';

/**
 * State of collection changes that the loaded list does not contain yet. Changes are optimistic: shown at once, undone
 * when the platform refuses.
 *
 * | mark     | event    | next                                      |
 * |----------|----------|-------------------------------------------|
 * | none     | sent     | sending                                   |
 * | sending  | accepted | accepted, until the list is reloaded      |
 * | sending  | refused  | none: the list is valid again             |
 * | accepted | reloaded | none; a mark that is being sent remains   |
 */
export interface CollectionMark {
  readonly status: 'sending' | 'accepted';
  readonly isCollected: boolean;
}

export type CollectionMarks = ReadonlyMap<string, CollectionMark>;

export type CollectionEvent =
  | { readonly type: 'sent'; readonly game: Game; readonly isCollected: boolean }
  | { readonly type: 'accepted'; readonly game: Game }
  | { readonly type: 'refused'; readonly game: Game }
  | { readonly type: 'reloaded' };

export const NO_MARKS: CollectionMarks = new Map();

export function markCollection(marks: CollectionMarks, event: CollectionEvent): CollectionMarks {
  switch (event.type) {
    case 'sent':
      return new Map(marks).set(gameKey(event.game), { status: 'sending', isCollected: event.isCollected });
    case 'accepted': {
      const mark = marks.get(gameKey(event.game));
      return mark ? new Map(marks).set(gameKey(event.game), { ...mark, status: 'accepted' }) : marks;
    }
    case 'refused':
      return new Map([...marks].filter(([key]) => key !== gameKey(event.game)));
    case 'reloaded':
      return marks.size === 0 ? marks : new Map([...marks].filter(([, { status }]) => status === 'sending'));
    default:
      return assertNever(event);
  }
}

export function isMarkedCollected(marks: CollectionMarks, game: Game): boolean {
  return marks.get(gameKey(game))?.isCollected ?? game.isCollected;
}

/** Returns true while a change of the game waits for its response; no other change is sent meanwhile. */
export function isMarkSending(marks: CollectionMarks, game: Game): boolean {
  return marks.get(gameKey(game))?.status === 'sending';
}
