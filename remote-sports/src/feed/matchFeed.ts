/**
 * State of the matches, built from lists, snapshots and versioned deltas. Older data never overwrites newer data. A
 * delta that does not follow the held version leaves a gap; the match is stale until a snapshot arrives.
 */
import { assertNever } from '@site/shared/assert';
import { priceMove, type Market, type Match, type Score, type SelectionKey } from '@site/shared/betting';

/** Time for which a price move stays marked. */
export const PRICE_MARK_MS = 5_000;

/** Direction and server time of a price move; its mark fades by that time. */
export interface PriceMove {
  readonly direction: 'up' | 'down';
  readonly at: number;
}

export interface TrackedMatch {
  readonly match: Match;
  readonly moves: ReadonlyMap<SelectionKey, PriceMove>;
  /** Last goal since tracking of the match started. */
  readonly goal: { readonly side: 'home' | 'away'; readonly at: number } | undefined;
  /** False when the prices may be old; nothing can be picked until a snapshot arrives. */
  readonly isFresh: boolean;
}

export type MatchFeed = ReadonlyMap<string, TrackedMatch>;

export interface MatchDelta {
  readonly matchId: string;
  readonly at: number;
  /** Version to which the delta applies. */
  readonly from: number;
  readonly version: number;
  readonly apply: (match: Match) => Match;
}

export const EMPTY_FEED: MatchFeed = new Map();

/** Applies a complete list: matches that are not in it are removed. Newer updates of the stream win. */
export function takeList(feed: MatchFeed, matches: readonly Match[]): MatchFeed {
  return new Map(
    matches.map((match) => {
      const held = feed.get(match.id);
      return [match.id, held?.isFresh && held.match.version >= match.version ? held : track(match)];
    }),
  );
}

/** Applies a partial list: the changes since the last load. */
export function takeChanges(feed: MatchFeed, changed: readonly Match[], removed: readonly string[]): MatchFeed {
  const gone = new Set(removed);
  const kept = [...feed.values()].map(({ match }) => match).filter(({ id }) => !gone.has(id));
  const newer = new Map(changed.map((match) => [match.id, match]));
  return takeList(feed, [...kept.map((match) => newer.get(match.id) ?? match), ...changed.filter(({ id }) => !feed.has(id))]);
}

/**
 * Applies matches that were loaded with all their markets. The stream carries only the board's markets, so a load of
 * the same version may still contain more. Prices that changed since the last load are marked.
 */
export function takeWhole(feed: MatchFeed, matches: readonly Match[]): MatchFeed {
  return new Map(
    matches.map((match) => {
      const held = feed.get(match.id);
      if (!held?.isFresh) return [match.id, track(match)];
      // The server reads the clock when it creates the response, so `readAt` dates the prices.
      return [match.id, held.match.version > match.version ? held : follow(held, match, match.clock.readAt)];
    }),
  );
}

export type MatchUpdate =
  | {
      readonly kind: 'snapshot';
      readonly match: Match;
      readonly at: number;
      /**
       * `part`: the message contains only the board's markets; the other held markets stay until the match is loaded
       * again.
       */
      readonly markets: 'all' | 'part';
    }
  | { readonly kind: 'delta'; readonly delta: MatchDelta }
  | { readonly kind: 'gone'; readonly matchId: string }
  /** Goal in a match that is otherwise not followed. */
  | { readonly kind: 'scored'; readonly matchId: string; readonly score: Score; readonly at: number };

/** Feed after an update; `gaps` lists the matches that need a snapshot. */
export interface UpdatedFeed {
  readonly feed: MatchFeed;
  readonly gaps: readonly string[];
}

/** Applies stream messages in order. Returns the same feed object when none of them changes anything. */
export function applyUpdates(feed: MatchFeed, updates: readonly MatchUpdate[]): UpdatedFeed {
  const next = new Map(feed);
  const gaps: string[] = [];
  let hasChanged = false;
  for (const each of updates) {
    const matchId = updatedMatchId(each);
    const held = next.get(matchId);
    if (!held) continue;
    const tracked = applyUpdate(held, each);
    if (tracked === held) continue;
    hasChanged = true;
    if (!tracked) next.delete(matchId);
    else next.set(matchId, tracked);
    if (each.kind === 'delta' && tracked?.isFresh === false) gaps.push(matchId);
  }
  return { feed: hasChanged ? next : feed, gaps };
}

function updatedMatchId(update: MatchUpdate): string {
  switch (update.kind) {
    case 'snapshot':
      return update.match.id;
    case 'delta':
      return update.delta.matchId;
    case 'gone':
    case 'scored':
      return update.matchId;
    default:
      return assertNever(update);
  }
}

/** @returns the same object when nothing changes, `undefined` when the match is gone */
function applyUpdate(held: TrackedMatch, update: MatchUpdate): TrackedMatch | undefined {
  switch (update.kind) {
    case 'snapshot':
      return followSnapshot(held, update.markets === 'part' ? withOtherMarkets(held, update.match) : update.match, update.at);
    case 'delta':
      return followDelta(held, update.delta);
    case 'gone':
      return undefined;
    case 'scored':
      return followGoal(held, update.score, update.at);
    default:
      return assertNever(update);
  }
}

/** Applies the score of a goal; the prices stay as old as before. */
function followGoal(held: TrackedMatch, score: Score, at: number): TrackedMatch {
  const match = { ...held.match, score };
  const goal = goalOf(held.match, match, at);
  return goal ? { ...held, match, goal } : held;
}

/**
 * Applies a snapshot. After a gap every version is valid; otherwise an older snapshot is late and is ignored.
 *
 * Changes that happened while the feed was stale are not marked as moves.
 */
function followSnapshot(held: TrackedMatch, match: Match, at: number): TrackedMatch {
  if (!held.isFresh) return track(match);
  return match.version > held.match.version ? follow(held, match, at) : held;
}

function withOtherMarkets({ match: { markets } }: TrackedMatch, match: Match): Match {
  const sent = new Set(match.markets.map(({ key }) => key));
  return { ...match, markets: [...match.markets, ...markets.filter(({ key }) => !sent.has(key))] };
}

function followDelta(held: TrackedMatch, delta: MatchDelta): TrackedMatch {
  // Ignore a delta that is older than the held state, or when the match already waits for a snapshot.
  if (!held.isFresh || delta.version <= held.match.version) return held;
  if (delta.from !== held.match.version) return { ...held, isFresh: false };
  return follow(held, delta.apply(held.match), delta.at);
}

/**
 * Marks matches as stale when the link is lost or the feed is paused, because their data may be old.
 *
 * @param isMeant selects the matches; default: all of them
 */
export function makeStale(feed: MatchFeed, isMeant: (matchId: string) => boolean = () => true): MatchFeed {
  const meant = [...feed].filter(([id, { isFresh }]) => isFresh && isMeant(id));
  return meant.length === 0 ? feed : new Map([...feed, ...meant.map(([id, tracked]) => [id, { ...tracked, isFresh: false }] as const)]);
}

/**
 * Returns true when two states of a match differ only in prices. Facts that a delta does not name keep their identity.
 */
export function hasSameFacts(one: Match, other: Match): boolean {
  return (
    one === other || (Object.keys(one) as (keyof Match)[]).every((key) => key === 'version' || key === 'markets' || one[key] === other[key])
  );
}

function track(match: Match): TrackedMatch {
  return { match, moves: new Map(), goal: undefined, isFresh: true };
}

function follow(held: TrackedMatch, match: Match, at: number): TrackedMatch {
  const moved = match.markets.flatMap((market) => {
    if (held.match.markets.includes(market)) return [];
    const earlier = held.match.markets.find(({ key }) => key === market.key);
    return earlier ? movesOf(earlier, market) : [];
  });
  const moves = moved.length === 0 ? held.moves : addMoves(held.moves, moved, at);
  return { match, moves, goal: goalOf(held.match, match, at) ?? held.goal, isFresh: true };
}

/** Adds the new moves and drops those whose mark has faded. */
function addMoves(held: TrackedMatch['moves'], moved: ReturnType<typeof movesOf>, at: number): TrackedMatch['moves'] {
  const moves = new Map<SelectionKey, PriceMove>();
  for (const [key, move] of held) if (at - move.at < PRICE_MARK_MS) moves.set(key, move);
  for (const [key, direction] of moved) moves.set(key, { direction, at });
  return moves;
}

/**
 * Returns the price moves between two states of a market. A changed line is a different offer, so its price does not
 * count as moved.
 */
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
