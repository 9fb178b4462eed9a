import type { MarketPhase, Match, Score, Sport } from '@site/shared/betting';
import type { BoardStore } from './boardStore';
import { applyUpdates, makeStale, type MatchDelta, type MatchUpdate } from './matchFeed';
import type { MatchInterest } from './matchInterest';
import type { ListQuery } from './matchList';

/** Time to wait for a snapshot before it is requested explicitly. */
export const SNAPSHOT_PATIENCE_MS = 2_000;
/**
 * Time for which list data of unwatched matches counts as fresh, same as the polling interval. The stream follows only
 * matches of interest.
 */
export const LIST_FRESH_MS = 5_000;
/** Minimum interval between updates of the watched matches while the player scrolls. */
export const WATCH_GATHER_MS = 50;

export interface StreamHandlers {
  onOpen(): void;
  onLost(): void;
  onSnapshot(match: Match, at: number): void;
  onDelta(delta: MatchDelta): void;
  onGone(matchId: string): void;
  /** Reports a goal in a listed match that is not watched. */
  onScored(matchId: string, score: Score, at: number): void;
  /** Reports that matches were added to or removed from a watched list. */
  onListChanged(): void;
}

export interface StreamLink {
  /** Replaces the set of watched matches and the list they come from. */
  watch(matchIds: readonly string[], list: { readonly sport: Sport; readonly phase: MarketPhase }): void;
  requestSnapshots(matchIds: readonly string[]): void;
  close(): void;
}

export interface StreamSource {
  /**
   * `whole`: fetched matches carry all their markets, although the stream carries only the board's. Default: both carry
   * only the board's markets.
   */
  readonly depth?: 'board' | 'whole';
  openLink(handlers: StreamHandlers): StreamLink;
  /** Selects the matches of the list to follow; the others become stale soon after loading. Default: all matches. */
  readonly interest?: Pick<MatchInterest, 'has' | 'onChange'>;
  /**
   * Delays an action, so that a burst of messages becomes one change of the store. When absent, each message is applied
   * at once.
   *
   * @returns a function that cancels the action
   */
  readonly actLater?: (act: () => void) => () => void;
}

interface StreamFollowerParts extends StreamSource, Pick<StreamHandlers, 'onOpen' | 'onLost' | 'onListChanged'> {
  readonly store: BoardStore;
  /** Returns the list that is shown, `undefined` before the first one. */
  query(): ListQuery | undefined;
}

export interface StreamFollower {
  /** Opens the link; does nothing when it is already open. */
  open(): void;
  /** Closes the link and drops messages that are not yet applied. */
  close(): void;
  isOpen(): boolean;
  /** Starts to watch the loaded matches. */
  follow(): void;
  applyPending(): void;
  dropPending(): void;
  dispose(): void;
}

/**
 * Follows the matches of the store through the stream: applies its messages, requests snapshots after gaps, and marks
 * unwatched matches as stale.
 */
export function createStreamFollower(parts: StreamFollowerParts): StreamFollower {
  const { store, query, depth = 'board', openLink, interest, actLater, onOpen, onLost, onListChanged } = parts;
  let link: StreamLink | undefined;
  let watched: ReadonlySet<string> = new Set();
  let snapshotTimer: ReturnType<typeof setTimeout> | undefined;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;
  let watchTimer: ReturnType<typeof setTimeout> | undefined;
  let pending: MatchUpdate[] = [];
  let cancelApply: (() => void) | undefined;
  const endInterest = interest?.onChange(watchLater);

  const handlers: StreamHandlers = {
    onOpen,
    onLost() {
      applyPending();
      clearTimeout(staleTimer);
      onLost();
    },
    onSnapshot(match, at) {
      handleUpdate({ kind: 'snapshot', match, at, markets: depth === 'whole' ? 'part' : 'all' });
    },
    onDelta(delta) {
      handleUpdate({ kind: 'delta', delta });
    },
    onGone(matchId) {
      handleUpdate({ kind: 'gone', matchId });
    },
    onScored(matchId, score, at) {
      handleUpdate({ kind: 'scored', matchId, score, at });
    },
    onListChanged,
  };

  return {
    open() {
      link ??= openLink(handlers);
    },
    close,
    isOpen: () => link !== undefined,
    follow() {
      watch();
      clearTimeout(staleTimer);
      staleTimer = setTimeout(() => {
        markStale((matchId) => !watched.has(matchId));
      }, LIST_FRESH_MS);
    },
    applyPending,
    dropPending,
    dispose() {
      endInterest?.();
      close();
    },
  };

  function close(): void {
    dropPending();
    clearTimeout(snapshotTimer);
    clearTimeout(staleTimer);
    clearTimeout(watchTimer);
    watchTimer = undefined;
    link?.close();
    link = undefined;
  }

  function handleUpdate(update: MatchUpdate): void {
    pending.push(update);
    if (!actLater) applyPending();
    else cancelApply ??= actLater(applyPending);
  }

  function applyPending(): void {
    const updates = pending;
    dropPending();
    const { feed } = store.getState();
    const updated = applyUpdates(feed, updates);
    if (updated.feed !== feed) store.setState({ feed: updated.feed });
    if (updated.gaps.length > 0) link?.requestSnapshots(updated.gaps);
  }

  function dropPending(): void {
    cancelApply?.();
    cancelApply = undefined;
    pending = [];
  }

  /**
   * Watches the matches of interest. The stream sends a snapshot of each newly watched match; request those that do not
   * arrive in time.
   */
  function watch(): void {
    const list = query();
    if (!list) return;
    watched = new Set(idsOfInterest());
    link?.watch([...watched], list);
    clearTimeout(snapshotTimer);
    snapshotTimer = setTimeout(() => {
      const stale = [...store.getState().feed.values()].filter(({ match, isFresh }) => !isFresh && watched.has(match.id));
      if (stale.length > 0) link?.requestSnapshots(stale.map(({ match }) => match.id));
    }, SNAPSHOT_PATIENCE_MS);
  }

  function watchLater(): void {
    watchTimer ??= setTimeout(() => {
      watchTimer = undefined;
      const before = watched;
      const ids = idsOfInterest();
      const isSame = ids.length === before.size && ids.every((id) => before.has(id));
      if (isSame || store.getState().link !== 'live') return;
      watch();
      markStale((matchId) => before.has(matchId) && !watched.has(matchId));
    }, WATCH_GATHER_MS);
  }

  function idsOfInterest(): readonly string[] {
    return [...store.getState().feed.keys()].filter((id) => interest?.has(id) ?? true);
  }

  function markStale(isMeant: (matchId: string) => boolean): void {
    store.setState(({ feed }) => ({ feed: makeStale(feed, isMeant) }));
  }
}
