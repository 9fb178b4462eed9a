/**
 * The matches as the feed tells them: lists, snapshots and versioned deltas. Older never overwrites newer; a delta that does not
 * follow what is held leaves a gap, and the match counts as stale until a snapshot has come.
 */
import { priceMove, type Market, type Match, type SelectionKey } from '@site/shared/betting';

/** Which way a price moved, and when by the server's clock: the mark of it fades by that. */
export interface PriceMove {
  readonly direction: 'up' | 'down';
  readonly at: number;
  /** Alternates with every move of the same price, so that the tint of the next one starts anew. */
  readonly beat: 0 | 1;
}

export interface TrackedMatch {
  readonly match: Match;
  readonly moves: ReadonlyMap<SelectionKey, PriceMove>;
  /** The last goal that was seen to fall. */
  readonly goal: { readonly side: 'home' | 'away'; readonly at: number } | undefined;
  /** False: the prices may be old, so that nothing can be picked until a snapshot has come. */
  readonly isFresh: boolean;
}

export type MatchFeed = ReadonlyMap<string, TrackedMatch>;

export interface MatchDelta {
  readonly matchId: string;
  /** Server time. */
  readonly at: number;
  /** The version it follows. */
  readonly from: number;
  readonly version: number;
  readonly apply: (match: Match) => Match;
}

export const EMPTY_FEED: MatchFeed = new Map();

/** A list that was read: it says which matches there are. What the stream has told of one since is kept. */
export function takeList(feed: MatchFeed, matches: readonly Match[]): MatchFeed {
  return new Map(
    matches.map((match) => {
      const held = feed.get(match.id);
      return [match.id, held?.isFresh && held.match.version >= match.version ? held : track(match)];
    }),
  );
}

/** Part of a list: what changed since it was last read. */
export function takeChanges(feed: MatchFeed, changed: readonly Match[], removed: readonly string[]): MatchFeed {
  const gone = new Set(removed);
  const kept = [...feed.values()].map(({ match }) => match).filter(({ id }) => !gone.has(id));
  const newer = new Map(changed.map((match) => [match.id, match]));
  return takeList(feed, [...kept.map((match) => newer.get(match.id) ?? match), ...changed.filter(({ id }) => !feed.has(id))]);
}

/**
 * A snapshot of one match. One that was asked for after a gap is the truth whatever its version; otherwise an older one is late.
 *
 * What changed while nobody was looking is no move: it gets no mark.
 */
export function takeSnapshot(feed: MatchFeed, match: Match, at: number): MatchFeed {
  const held = feed.get(match.id);
  if (!held) return feed;
  if (!held.isFresh) return put(feed, track(match));
  return match.version > held.match.version ? put(feed, follow(held, match, at)) : feed;
}

/** What a delta made of the feed; `gap` asks for a snapshot of its match. */
export interface DeltaTaken {
  readonly feed: MatchFeed;
  readonly gap: boolean;
}

export function takeDelta(feed: MatchFeed, delta: MatchDelta): DeltaTaken {
  const held = feed.get(delta.matchId);
  // not ours, already waiting for its snapshot, or older than what is held
  if (!held?.isFresh || delta.version <= held.match.version) return { feed, gap: false };
  if (delta.from !== held.match.version) return { feed: put(feed, { ...held, isFresh: false }), gap: true };
  return { feed: put(feed, follow(held, delta.apply(held.match), delta.at)), gap: false };
}

export function takeGone(feed: MatchFeed, matchId: string): MatchFeed {
  if (!feed.has(matchId)) return feed;
  return new Map([...feed].filter(([id]) => id !== matchId));
}

/** The link is lost, or nobody was looking: what is held may be old. */
export function makeStale(feed: MatchFeed): MatchFeed {
  return new Map([...feed].map(([id, tracked]) => [id, { ...tracked, isFresh: false }]));
}

function track(match: Match): TrackedMatch {
  return { match, moves: new Map(), goal: undefined, isFresh: true };
}

function follow(held: TrackedMatch, match: Match, at: number): TrackedMatch {
  const moves = new Map(held.moves);
  const before = new Map(held.match.markets.map((market) => [market.key, market]));
  for (const market of match.markets) {
    const earlier = before.get(market.key);
    if (earlier && earlier !== market)
      for (const [key, direction] of movesOf(earlier, market)) {
        moves.set(key, { direction, at, beat: moves.get(key)?.beat === 0 ? 1 : 0 });
      }
  }
  return { match, moves, goal: goalOf(held.match, match, at) ?? held.goal, isFresh: true };
}

/** A moved line is another offer, not a dearer or cheaper one. */
function movesOf(before: Market, after: Market): readonly (readonly [SelectionKey, 'up' | 'down'])[] {
  return after.selections.flatMap((selection) => {
    const earlier = before.selections.find(({ key }) => key === selection.key);
    if (!earlier?.price || !selection.price || earlier.line !== selection.line) return [];
    const direction = priceMove(earlier.price, selection.price);
    return direction ? [[selection.key, direction] as const] : [];
  });
}

function goalOf(before: Match, after: Match, at: number): TrackedMatch['goal'] {
  if (!before.score || !after.score) return undefined;
  if (after.score.home > before.score.home) return { side: 'home', at };
  return after.score.away > before.score.away ? { side: 'away', at } : undefined;
}

function put(feed: MatchFeed, tracked: TrackedMatch): MatchFeed {
  return new Map(feed).set(tracked.match.id, tracked);
}
