import type { CallResult } from '@site/shared/contract';
import type { MarketPhase, Match, Sport } from '@site/shared/betting';
import { LOADING, reloading, settle, type Loadable } from '@site/shared/loadable';
import {
  EMPTY_FEED,
  makeStale,
  takeChanges,
  takeList,
  applyUpdates,
  takeWhole,
  type MatchDelta,
  type MatchFeed,
  type MatchUpdate,
} from './matchFeed';
import type { BoardQuery } from '../board/boardQuery';
import type { BoardStore } from './boardStore';
import type { LeagueOverview } from '../board/leagues';
import { LIST_CHANGED_DEBOUNCE_MS, LIST_FRESH_MS, POLL_MS, SNAPSHOT_PATIENCE_MS, WATCH_GATHER_MS } from './limits';
import type { MatchInterest } from './matchInterest';

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
  /** Absent where nobody shows the counts. */
  fetchLeagues?(query: Asked, ending: { readonly signal: AbortSignal }): Promise<CallResult<LeagueOverview>>;
  /** `whole`: what is fetched carries every market of its matches, which the stream does not. Default: both carry those of the board. */
  readonly depth?: 'board' | 'whole';
  openLink(handlers: FeedHandlers): FeedLink;
  /** What of the list is followed; what is not counts as old soon after it was read. Default: everything is. */
  readonly interest?: Pick<MatchInterest, 'has' | 'onChange'>;
  /**
   * Acts a little later. With it a burst of changes is one change of what is held; without, each is taken in at once.
   *
   * @returns how to leave it undone
   */
  readonly actLater?: (act: () => void) => () => void;
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
export function createBoardFeed(dependencies: BoardFeedDependencies): BoardFeed {
  const { store, fetchMatches, fetchLeagues, depth = 'board', openLink, interest, actLater } = dependencies;
  let asked: Asked | undefined;
  let link: FeedLink | undefined;
  let reading = new AbortController();
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let snapshotTimer: ReturnType<typeof setTimeout> | undefined;
  let ageTimer: ReturnType<typeof setTimeout> | undefined;
  let watchTimer: ReturnType<typeof setTimeout> | undefined;
  let watched: ReadonlySet<string> = new Set();

  let told: MatchUpdate[] = [];
  /** Ends the wait for the next drawing; there while changes are held back for it. */
  let endWait: (() => void) | undefined;

  const setFeed = (change: (feed: MatchFeed) => MatchFeed) => {
    store.setState(({ feed }) => ({ feed: change(feed) }));
  };
  const endInterest = interest?.onChange(watchLater);

  const handlers: FeedHandlers = {
    onOpen() {
      clearTimeout(pollTimer);
      store.setState({ link: 'live' });
      follow();
      // what the last poll could not read is not told by the stream
      if (store.getState().list.status === 'failed') readAll();
    },
    onLost() {
      takeIn();
      clearTimeout(ageTimer);
      store.setState(({ feed }) => ({ link: 'lost', feed: makeStale(feed) }));
      pollLater(0);
    },
    onSnapshot(match, at) {
      hear({ kind: 'snapshot', match, at, markets: depth === 'whole' ? 'part' : 'all' });
    },
    onDelta(delta) {
      hear({ kind: 'delta', delta });
    },
    onGone(matchId) {
      hear({ kind: 'gone', matchId });
    },
    onListChanged() {
      clearTimeout(listTimer);
      listTimer = setTimeout(readAll, LIST_CHANGED_DEBOUNCE_MS);
    },
  };

  return {
    show(next, held = 'dropped') {
      asked = next;
      forget();
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
      endInterest?.();
      stop();
      store.setState({ feed: EMPTY_FEED, link: 'unknown', list: LOADING, overview: LOADING });
    },
  };

  function hear(each: MatchUpdate): void {
    told.push(each);
    if (!actLater) takeIn();
    else endWait ??= actLater(takeIn);
  }

  function takeIn(): void {
    endWait?.();
    endWait = undefined;
    const heard = told;
    told = [];
    const { feed } = store.getState();
    const taken = applyUpdates(feed, heard);
    if (taken.feed !== feed) store.setState({ feed: taken.feed });
    if (taken.gaps.length > 0) link?.requestSnapshots(taken.gaps);
  }

  function forget(): void {
    endWait?.();
    endWait = undefined;
    told = [];
  }

  function stop(): void {
    forget();
    reading.abort();
    clearTimeout(pollTimer);
    clearTimeout(listTimer);
    clearTimeout(snapshotTimer);
    clearTimeout(ageTimer);
    clearTimeout(watchTimer);
    watchTimer = undefined;
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
    void fetchLeagues?.(query, { signal }).then((result) => {
      if (!signal.aborted) store.setState(({ overview }) => ({ overview: settle(overview, result) }));
    });
    void fetchMatches(query, { signal }).then((result) => {
      if (!signal.aborted) takeAnswer(result);
    });
  }

  function takeAnswer(result: CallResult<ListAnswer>): void {
    takeIn();
    if (result.ok) {
      const { isComplete, matches, removed } = result.data;
      setFeed((feed) => {
        if (depth === 'whole') return takeWhole(feed, matches);
        return isComplete ? takeList(feed, matches) : takeChanges(feed, matches, removed);
      });
    }
    store.setState(({ list }) => ({ list: settleVersion(list, result) }));
    if (store.getState().link === 'live') follow();
  }

  /** Begins to watch what was read. What nobody looks at is as fresh as its list, and no longer. */
  function follow(): void {
    watch();
    clearTimeout(ageTimer);
    ageTimer = setTimeout(() => {
      setFeed((feed) => makeStale(feed, (matchId) => !watched.has(matchId)));
    }, LIST_FRESH_MS);
  }

  /** Whoever begins to watch a match is sent it whole; what has not come after a while is asked for. */
  function watch(): void {
    if (!asked) return;
    watched = new Set(lookedAt());
    link?.watch([...watched], asked);
    clearTimeout(snapshotTimer);
    snapshotTimer = setTimeout(() => {
      const stale = [...store.getState().feed.values()].filter(({ match, isFresh }) => !isFresh && watched.has(match.id));
      if (stale.length > 0) link?.requestSnapshots(stale.map(({ match }) => match.id));
    }, SNAPSHOT_PATIENCE_MS);
  }

  /** Rows come near and leave as the player scrolls: the stream is told a few times a second. What left may be old at once. */
  function watchLater(): void {
    watchTimer ??= setTimeout(() => {
      watchTimer = undefined;
      const before = watched;
      const ids = lookedAt();
      const isSame = ids.length === before.size && ids.every((id) => before.has(id));
      if (isSame || store.getState().link !== 'live') return;
      watch();
      setFeed((feed) => makeStale(feed, (matchId) => before.has(matchId) && !watched.has(matchId)));
    }, WATCH_GATHER_MS);
  }

  function lookedAt(): readonly string[] {
    return [...store.getState().feed.keys()].filter((id) => interest?.has(id) ?? true);
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
