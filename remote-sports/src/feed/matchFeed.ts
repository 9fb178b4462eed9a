/**
 * The matches as lists, snapshots and versioned deltas have them. Older never overwrites newer; a delta that does not follow what is held
 * leaves a gap, and the match counts as stale until a snapshot arrives.
 */
import { assertNever } from '@site/shared/assert';
import { priceMove, type Market, type Match, type Score, type SelectionKey } from '@site/shared/betting';

/** How long the move of a price is marked. */
export const PRICE_MARK_MS = 5_000;

/** Which way a price moved, and when by the server's clock: the mark of it fades by that. */
export interface PriceMove {
  readonly direction: 'up' | 'down';
  readonly at: number;
}

export interface TrackedMatch {
  readonly match: Match;
  /** The moves that are still marked. */
  readonly moves: ReadonlyMap<SelectionKey, PriceMove>;
  /** The last goal since the match is tracked. */
  readonly goal: { readonly side: 'home' | 'away'; readonly at: number } | undefined;
  /** False: the prices may be old, so that nothing can be picked until a snapshot arrives. */
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

/** A list that was read: it names the matches there are. Newer updates of the stream are kept. */
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
 * Matches that were read with every market they have. The stream sends only those of the board, so a reading of the same version may
 * still hold more; what moved since the last one is marked.
 */
export function takeWhole(feed: MatchFeed, matches: readonly Match[]): MatchFeed {
  return new Map(
    matches.map((match) => {
      const held = feed.get(match.id);
      if (!held?.isFresh) return [match.id, track(match)];
      // The clock was read as the answer was made.
      return [match.id, held.match.version > match.version ? held : follow(held, match, match.clock.readAt)];
    }),
  );
}

/** A message of the stream about one match. */
export type MatchUpdate =
  | {
      readonly kind: 'snapshot';
      readonly match: Match;
      readonly at: number;
      /** part: it names the markets of the board alone, and the others that are held stay until the match is read again. */
      readonly markets: 'all' | 'part';
    }
  | { readonly kind: 'delta'; readonly delta: MatchDelta }
  | { readonly kind: 'gone'; readonly matchId: string }
  /** A goal in a match of which nothing else is followed. */
  | { readonly kind: 'scored'; readonly matchId: string; readonly score: Score; readonly at: number };

/** `gaps`: matches that need a snapshot. */
export interface UpdatedFeed {
  readonly feed: MatchFeed;
  readonly gaps: readonly string[];
}

/** Applies messages of the stream in their order. Returns the same feed where none of them changes anything. */
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

/** @returns the same where nothing changes, nothing where the match is gone */
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

/** The score is as new as the goal; its prices are as old as before. */
function followGoal(held: TrackedMatch, score: Score, at: number): TrackedMatch {
  const match = { ...held.match, score };
  const goal = goalOf(held.match, match, at);
  return goal ? { ...held, match, goal } : held;
}

/**
 * A snapshot after a gap is valid whatever its version; otherwise an older one is late.
 *
 * What changed while the feed was stale is no move: it gets no mark.
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
  // Already waiting for its snapshot, or older than what is held.
  if (!held.isFresh || delta.version <= held.match.version) return held;
  if (delta.from !== held.match.version) return { ...held, isFresh: false };
  return follow(held, delta.apply(held.match), delta.at);
}

/**
 * The link is lost, or the feed is paused: what is held may be old.
 *
 * @param isMeant which of the matches; all of them when left out
 */
export function makeStale(feed: MatchFeed, isMeant: (matchId: string) => boolean = () => true): MatchFeed {
  const meant = [...feed].filter(([id, { isFresh }]) => isFresh && isMeant(id));
  return meant.length === 0 ? feed : new Map([...feed, ...meant.map(([id, tracked]) => [id, { ...tracked, isFresh: false }] as const)]);
}

/** Whether two states of a match differ in nothing but its prices. Facts that a delta does not name keep their identity. */
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

/** With the new moves and without those whose mark has faded. */
function addMoves(held: TrackedMatch['moves'], moved: ReturnType<typeof movesOf>, at: number): TrackedMatch['moves'] {
  const moves = new Map<SelectionKey, PriceMove>();
  for (const [key, move] of held) if (at - move.at < PRICE_MARK_MS) moves.set(key, move);
  for (const [key, direction] of moved) moves.set(key, { direction, at });
  return moves;
}

/** A moved line is another offer, not a higher or lower price. */
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
