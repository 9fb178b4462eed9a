import type { CallFailure } from '@site/shared/contract';
import { NONE, UNREAD, type Earlier, type EarlierPage, type EarlierQuery } from './earlier';
import { HISTORY_PAGE_SIZE } from './limits';
import { capped, lineOf, type RoomView } from './roomView';

export type EarlierEvent =
  | { readonly type: 'earlier-asked' }
  | { readonly type: 'earlier-came'; readonly query: EarlierQuery; readonly page: EarlierPage }
  | { readonly type: 'earlier-failed'; readonly query: EarlierQuery; readonly failure: CallFailure };

/** What asking for earlier messages, and the answer to it, make of a room. An answer that nobody waits for any more changes nothing. */
export function advanceEarlier(view: RoomView, event: EarlierEvent): RoomView {
  switch (event.type) {
    case 'earlier-asked':
      return view.earlier.status === 'unread' || view.earlier.status === 'failed' ? { ...view, earlier: asked(view) } : view;
    case 'earlier-came':
      return isAwaited(view, event.query) ? withEarlier(view, event.page) : view;
    case 'earlier-failed':
      return isAwaited(view, event.query) ? { ...view, earlier: { status: 'failed', failure: event.failure } } : view;
  }
}

function asked(view: RoomView): Earlier {
  const query = queryBefore(view);
  return query ? { status: 'reading', query } : NONE;
}

/**
 * The page that ends with the oldest message shown. The platform answers up to a moment, that moment included: messages of the same
 * moment that stand there already come first, and where they fill whole pages, those are passed over.
 */
function queryBefore({ room, lines }: RoomView): EarlierQuery | undefined {
  const moments = lines.flatMap((line) => (line.kind === 'message' ? [line.message.at] : []));
  const [until] = moments;
  if (until === undefined) return undefined;
  const known = moments.filter((at) => at === until).length;
  return { roomId: room.id, pageNum: Math.floor(known / HISTORY_PAGE_SIZE) + 1, until };
}

/** Puts a page before the lines that stand, no message twice. A page that brings nothing new is the last: asking again would bring the same. */
function withEarlier(view: RoomView, { messages, isLast }: EarlierPage): RoomView {
  const standing = new Set(view.lines.map(({ id }) => id));
  const fresh = messages.filter(({ id }) => !standing.has(id));
  return capped({ ...view, lines: [...fresh.map(lineOf), ...view.lines], earlier: isLast || fresh.length === 0 ? NONE : UNREAD });
}

function isAwaited({ earlier }: RoomView, query: EarlierQuery): boolean {
  return earlier.status === 'reading' && earlier.query === query;
}
