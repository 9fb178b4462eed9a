import type { CallResult } from '@site/shared/contract';
import { LOADING, reloading, settle } from '@site/shared/loadable';
import type { BoardStore } from './boardStore';
import { createFallbackPoller } from './createFallbackPoller';
import { createListReader, type ListSource } from './createListReader';
import { createStreamFollower, type StreamSource } from './createStreamFollower';
import { EMPTY_FEED, makeStale, takeChanges, takeList, takeWhole, type MatchFeed } from './matchFeed';
import type { ListAnswer, ListQuery } from './matchList';

/**
 * Debounce for list changes, in milliseconds: several matches may appear and disappear at once, so load the list once
 * for all of them.
 */
export const LIST_CHANGED_DEBOUNCE_MS = 300;

export interface BoardFeedParts extends ListSource, StreamSource {
  readonly store: BoardStore;
}

export interface BoardFeed {
  /**
   * Shows another list of matches.
   *
   * @param held `kept` leaves the previous matches in the store until the list is loaded; `dropped` (default) removes
   * them at once
   */
  show(query: ListQuery, held?: 'dropped' | 'kept'): void;
  /** Reloads list and counts; the current data stays visible meanwhile. */
  reload(): void;
  /** Closes the connection while the page is hidden and marks the held matches as stale. */
  pause(): void;
  resume(): void;
  dispose(): void;
}

/**
 * Keeps the matches of the store up to date: loads the list, follows it through the stream, and polls it while the
 * stream is down.
 */
export function createBoardFeed(parts: BoardFeedParts): BoardFeed {
  const { store, depth = 'board' } = parts;
  let query: ListQuery | undefined;
  let listTimer: ReturnType<typeof setTimeout> | undefined;

  const reader = createListReader({ ...parts, onAnswer: takeAnswer });
  const follower = createStreamFollower({
    ...parts,
    query: () => query,
    onOpen() {
      poller.stop();
      store.setState({ link: 'live' });
      follower.follow();
      // The stream does not repeat the changes that the last poll failed to load.
      if (store.getState().list.status === 'failed') readAll();
    },
    onLost() {
      store.setState(({ feed }) => ({ link: 'lost', feed: makeStale(feed) }));
      poller.start();
    },
    onListChanged() {
      clearTimeout(listTimer);
      listTimer = setTimeout(readAll, LIST_CHANGED_DEBOUNCE_MS);
    },
  });
  const poller = createFallbackPoller({
    store,
    readChanges: async () => (query ? await reader.readChanges(query) : undefined),
    onAnswer: takeAnswer,
    isNeeded: () => query !== undefined && follower.isOpen() && store.getState().link !== 'live',
  });

  return {
    show(next, held = 'dropped') {
      query = next;
      follower.dropPending();
      if (held === 'dropped') store.setState({ feed: EMPTY_FEED, list: LOADING, overview: reloading(store.getState().overview) });
      readAll();
      follower.open();
    },
    reload: readAll,
    pause() {
      stop();
      store.setState(({ feed }) => ({ link: 'unknown', feed: makeStale(feed) }));
    },
    resume() {
      if (!query || follower.isOpen()) return;
      readAll();
      follower.open();
    },
    dispose() {
      stop();
      follower.dispose();
      store.setState({ feed: EMPTY_FEED, link: 'unknown', list: LOADING, overview: LOADING });
    },
  };

  function readAll(): void {
    if (query) reader.read(query);
  }

  function takeAnswer(result: CallResult<ListAnswer>): void {
    follower.applyPending();
    if (result.ok) store.setState(({ feed }) => ({ feed: mergeAnswer(feed, result.data, depth) }));
    store.setState(({ list }) => ({
      list: settle(list, result.ok ? { ok: true, data: { version: result.data.version } } : result),
    }));
    if (store.getState().link === 'live') follower.follow();
  }

  function stop(): void {
    reader.abort();
    poller.stop();
    clearTimeout(listTimer);
    follower.close();
  }
}

function mergeAnswer(feed: MatchFeed, { isComplete, matches, removed }: ListAnswer, depth: 'board' | 'whole'): MatchFeed {
  if (depth === 'whole') return takeWhole(feed, matches);
  return isComplete ? takeList(feed, matches) : takeChanges(feed, matches, removed);
}
