import type { MarketPhase, Match, Score, Sport } from '@site/shared/betting';
import type { BoardStore } from './boardStore';
import { applyUpdates, makeStale, type MatchDelta, type MatchUpdate } from './matchFeed';
import type { MatchInterest } from './matchInterest';
import type { ListQuery } from './matchList';

/** How long a snapshot may take to come by itself before it is requested. */
export const SNAPSHOT_PATIENCE_MS = 2_000;
/** Matches outside the interest are not followed by the stream; what a list said of them counts as fresh for so long, as while polling. */
export const LIST_FRESH_MS = 5_000;
/** While the player scrolls, the set of watched matches is sent this often. */
export const WATCH_GATHER_MS = 50;

export interface StreamHandlers {
  onOpen(): void;
  onLost(): void;
  onSnapshot(match: Match, at: number): void;
  onDelta(delta: MatchDelta): void;
  onGone(matchId: string): void;
  /** A goal in a match of the list that is not watched. */
  onScored(matchId: string, score: Score, at: number): void;
  /** Matches came to or left a watched list. */
  onListChanged(): void;
}

export interface StreamLink {
  /** Replaces the whole set of watched matches and the list they come from. */
  watch(matchIds: readonly string[], list: { readonly sport: Sport; readonly phase: MarketPhase }): void;
  /** Requests the present state of these matches. */
  requestSnapshots(matchIds: readonly string[]): void;
  close(): void;
}

export interface StreamSource {
  /** `whole`: what is fetched carries every market of its matches, which the stream does not. Default: both carry those of the board. */
  readonly depth?: 'board' | 'whole';
  openLink(handlers: StreamHandlers): StreamLink;
  /** Which matches of the list are followed; the others count as stale soon after they were read. Default: all of them. */
  readonly interest?: Pick<MatchInterest, 'has' | 'onChange'>;
  /**
   * Acts a little later, so that a burst of messages is one change of the store. Without it each message is applied at once.
   *
   * @returns cancels it
   */
  readonly actLater?: (act: () => void) => () => void;
}

interface StreamFollowerParts extends StreamSource, Pick<StreamHandlers, 'onOpen' | 'onLost' | 'onListChanged'> {
  readonly store: BoardStore;
  /** The list that is shown, `undefined` before the first. */
  query(): ListQuery | undefined;
}

export interface StreamFollower {
  /** Does nothing where the link is open. */
  open(): void;
  /** Closes the link and drops the messages that were not applied. */
  close(): void;
  isOpen(): boolean;
  /** Watches the matches that were read. */
  follow(): void;
  applyPending(): void;
  dropPending(): void;
  dispose(): void;
}

/** Follows the matches of the store by the stream: applies its messages, requests snapshots after gaps, and marks as stale what is not watched. */
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

  /** The stream sends a snapshot of each match that is newly watched; those that do not arrive are requested. */
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
