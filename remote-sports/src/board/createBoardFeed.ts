import type { CallResult } from '@site/shared/contract';
import type { MarketPhase, Match, Sport } from '@site/shared/betting';
import { LOADING, reloading, settle, type Loadable } from '@site/shared/loadable';
import {
  EMPTY_FEED,
  makeStale,
  takeChanges,
  takeDelta,
  takeGone,
  takeList,
  takeSnapshot,
  type MatchDelta,
  type MatchFeed,
} from '../match/matchFeed';
import type { BoardQuery } from './boardQuery';
import type { BoardStore } from './boardStore';
import type { LeagueOverview } from './leagues';
import { LIST_CHANGED_DEBOUNCE_MS, POLL_MS, SNAPSHOT_PATIENCE_MS } from './limits';

type Asked = Pick<BoardQuery, 'sport' | 'phase' | 'day'>;

export interface ListAnswer {
  readonly version: number;
  readonly isComplete: boolean;
  readonly matches: readonly Match[];
  readonly removed: readonly string[];
}

export interface FeedHandlers {
  onOpen(): void;
  onLost(): void;
  onSnapshot(match: Match, at: number): void;
  onDelta(delta: MatchDelta): void;
  onGone(matchId: string): void;
  onListChanged(): void;
}

export interface FeedLink {
  watch(matchIds: readonly string[], list: { readonly sport: Sport; readonly phase: MarketPhase }): void;
  requestSnapshots(matchIds: readonly string[]): void;
  close(): void;
}

/** What the board's feed needs of the world. */
export interface BoardFeedDependencies {
  readonly store: BoardStore;
  fetchMatches(query: Asked & { readonly since?: number }, ending: { readonly signal: AbortSignal }): Promise<CallResult<ListAnswer>>;
  fetchLeagues(query: Asked, ending: { readonly signal: AbortSignal }): Promise<CallResult<LeagueOverview>>;
  openLink(handlers: FeedHandlers): FeedLink;
}

export interface BoardFeed {
  /** Shows other matches: what stood before is gone at once, unless it is the same and so young that it is shown until it was read anew. */
  show(asked: Asked, held?: 'dropped' | 'kept'): void;
  /** Reads list and counts anew; what is there stays meanwhile. */
  reload(): void;
  /** Nobody is looking: the link is closed, and what is held counts as old. */
  pause(): void;
  resume(): void;
  dispose(): void;
}

/**
 * Keeps the board's matches: reads the list, follows it by the stream, asks for snapshots after every gap, and falls back to reading
 * the list again and again while the stream is away.
 */
export function createBoardFeed({ store, fetchMatches, fetchLeagues, openLink }: BoardFeedDependencies): BoardFeed {
  let asked: Asked | undefined;
  let link: FeedLink | undefined;
  let reading = new AbortController();
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let snapshotTimer: ReturnType<typeof setTimeout> | undefined;

  const setFeed = (change: (feed: MatchFeed) => MatchFeed) => {
    store.setState(({ feed }) => ({ feed: change(feed) }));
  };
  const matchIds = () => [...store.getState().feed.keys()];

  const handlers: FeedHandlers = {
    onOpen() {
      clearTimeout(pollTimer);
      store.setState({ link: 'live' });
      watch();
    },
    onLost() {
      store.setState(({ feed }) => ({ link: 'lost', feed: makeStale(feed) }));
      pollLater(0);
    },
    onSnapshot(match, at) {
      setFeed((feed) => takeSnapshot(feed, match, at));
    },
    onDelta(delta) {
      const taken = takeDelta(store.getState().feed, delta);
      store.setState({ feed: taken.feed });
      if (taken.gap) link?.requestSnapshots([delta.matchId]);
    },
    onGone(matchId) {
      setFeed((feed) => takeGone(feed, matchId));
    },
    onListChanged() {
      clearTimeout(listTimer);
      listTimer = setTimeout(readAll, LIST_CHANGED_DEBOUNCE_MS);
    },
  };

  return {
    show(next, held = 'dropped') {
      asked = next;
      if (held === 'dropped') store.setState({ feed: EMPTY_FEED, list: LOADING, overview: reloading(store.getState().overview) });
      readAll();
      link ??= openLink(handlers);
    },
    reload: readAll,
    pause() {
      stop();
      store.setState(({ feed }) => ({ link: 'unknown', feed: makeStale(feed) }));
    },
    resume() {
      if (!asked || link) return;
      readAll();
      link = openLink(handlers);
    },
    dispose() {
      stop();
      store.setState({ feed: EMPTY_FEED, link: 'unknown', list: LOADING, overview: LOADING });
    },
  };

  function stop(): void {
    reading.abort();
    clearTimeout(pollTimer);
    clearTimeout(listTimer);
    clearTimeout(snapshotTimer);
    link?.close();
    link = undefined;
  }

  /** Only the last reading counts: what an earlier one still answers is of other matches, or older. */
  function readAll(): void {
    if (!asked) return;
    const query = asked;
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    store.setState(({ list, overview }) => ({ list: reloading(list), overview: reloading(overview) }));
    void fetchLeagues(query, { signal }).then((result) => {
      if (!signal.aborted) store.setState(({ overview }) => ({ overview: settle(overview, result) }));
    });
    void fetchMatches(query, { signal }).then((result) => {
      if (!signal.aborted) takeAnswer(result);
    });
  }

  function takeAnswer(result: CallResult<ListAnswer>): void {
    if (result.ok) {
      const { isComplete, matches, removed } = result.data;
      setFeed((feed) => (isComplete ? takeList(feed, matches) : takeChanges(feed, matches, removed)));
    }
    store.setState(({ list }) => ({ list: settleVersion(list, result) }));
    if (store.getState().link === 'live') watch();
  }

  /** Whoever begins to watch a match is sent it whole; what has not come after a while is asked for. */
  function watch(): void {
    if (!asked) return;
    link?.watch(matchIds(), asked);
    clearTimeout(snapshotTimer);
    snapshotTimer = setTimeout(() => {
      const stale = [...store.getState().feed.values()].filter(({ isFresh }) => !isFresh).map(({ match }) => match.id);
      if (stale.length > 0) link?.requestSnapshots(stale);
    }, SNAPSHOT_PATIENCE_MS);
  }

  function pollLater(delayMs: number): void {
    clearTimeout(pollTimer);
    pollTimer = setTimeout(() => {
      void poll();
    }, delayMs);
  }

  async function poll(): Promise<void> {
    if (!asked) return;
    const { signal } = reading;
    const version = store.getState().list.data?.version;
    const result = await fetchMatches({ ...asked, ...(version === undefined ? {} : { since: version }) }, { signal });
    if (store.getState().link === 'live' || !link) return;
    if (!signal.aborted) {
      takeAnswer(result);
      store.setState({ link: result.ok ? 'polling' : 'lost' });
      if (!result.ok) setFeed(makeStale);
    }
    pollLater(POLL_MS);
  }
}

function settleVersion(
  before: Loadable<{ readonly version: number }>,
  result: CallResult<ListAnswer>,
): Loadable<{ readonly version: number }> {
  return settle(before, result.ok ? { ok: true, data: { version: result.data.version } } : result);
}
