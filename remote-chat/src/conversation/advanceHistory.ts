import type { CallFailure } from '@site/shared/contract';
import { AVAILABLE, HISTORY_PAGE_SIZE, NONE, type History, type HistoryPage, type HistoryQuery } from './history';
import { capped, lineOf, type RoomView } from './roomView';

export type HistoryEvent =
  | { readonly type: 'history-requested' }
  | { readonly type: 'history-loaded'; readonly query: HistoryQuery; readonly page: HistoryPage }
  | { readonly type: 'history-failed'; readonly query: HistoryQuery; readonly failure: CallFailure };

/** Returns the room after a request for earlier messages, or its answer. An outdated answer changes nothing. */
export function advanceHistory(view: RoomView, event: HistoryEvent): RoomView {
  switch (event.type) {
    case 'history-requested':
      return view.history.status === 'available' || view.history.status === 'failed' ? { ...view, history: requested(view) } : view;
    case 'history-loaded':
      return isAwaited(view, event.query) ? withPage(view, event.page) : view;
    case 'history-failed':
      return isAwaited(view, event.query) ? { ...view, history: { status: 'failed', failure: event.failure } } : view;
  }
}

function requested(view: RoomView): History {
  const query = queryBefore(view);
  return query ? { status: 'loading', query } : NONE;
}

/**
 * Returns the query for the page before the oldest message shown. The platform includes messages of the requested
 * moment, which are already shown. If these fill whole pages, those pages are skipped.
 */
function queryBefore({ room, lines }: RoomView): HistoryQuery | undefined {
  const moments = lines.flatMap((line) => (line.kind === 'message' ? [line.message.at] : []));
  const [until] = moments;
  if (until === undefined) return undefined;
  const known = moments.filter((at) => at === until).length;
  return { roomId: room.id, pageNum: Math.floor(known / HISTORY_PAGE_SIZE) + 1, until };
}

/**
 * Adds a page before the lines shown, without duplicates. A page without new messages is the last one, because the next
 * answer would be the same.
 */
function withPage(view: RoomView, { messages, isLast }: HistoryPage): RoomView {
  const known = new Set(view.lines.map(({ id }) => id));
  const fresh = messages.filter(({ id }) => !known.has(id));
  return capped({ ...view, lines: [...fresh.map(lineOf), ...view.lines], history: isLast || fresh.length === 0 ? NONE : AVAILABLE });
}

function isAwaited({ history }: RoomView, query: HistoryQuery): boolean {
  return history.status === 'loading' && history.query === query;
}
