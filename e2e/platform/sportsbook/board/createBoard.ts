import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import { businessDate } from '@site/shared/calendar';
import type { KnownMatches } from '../matches/createMatchUpdater';
import type { MatchRecord, Named } from '../matches/matchRecord';
import { offeredMarkets, type BoardPhase, type MatchView } from '../matches/matchView';
import type { SportsbookSettings } from '../matches/settings';
import type { Goals } from '../simulator/course';
import type { Sport } from '../simulator/sport';
import { matchFacts, wireMarket } from './wireMatch';

export type BoardSport = Sport | 'ALL';

/**
 * Change of one match in one update. `before` is null for a new match, `after` for one that left the board. Both have
 * the same `match` when it turns out that its published content did not change.
 */
export interface BoardChange {
  readonly gameId: string;
  readonly before: BoardMatch | null;
  readonly after: BoardMatch | null;
}

export interface BoardMatch {
  readonly phase: BoardPhase;
  readonly sport: Sport;
  /** Score, available without computing prices. */
  readonly score: Goals;
  /** Match as published. It is computed on first use, because prices are expensive and most matches are never read. */
  readonly match: WireMatch;
}

export interface ListRequest {
  readonly sport: BoardSport;
  readonly phase: BoardPhase;
  readonly leagues?: readonly string[] | undefined;
  /** Filter for favorites: all matches of these leagues, and these matches. */
  readonly starred?: { readonly leagues: readonly string[]; readonly matches: readonly string[] } | undefined;
  /** Business day, such as `2025-11-21`. */
  readonly day?: string | undefined;
  readonly since?: number | undefined;
}

export interface MatchList {
  readonly version: number;
  /** False when the list contains only the changes since the requested version. */
  readonly complete: boolean;
  readonly matches: readonly ListedMatch[];
  readonly removed: readonly string[];
}

/** Displayed time of a match clock. */
type MatchClock = Pick<WireMatch, 're_time' | 't_count' | 'clockAt'>;

export interface ListedMatch {
  /** Published match. It stays the same object while only the clock changes, so that it is serialized once. */
  readonly match: WireMatch;
  /** Clock at the last update; null when the clock of `match` stands still. */
  readonly clock: MatchClock | null;
}

/**
 * In-memory board of one process: everything that can be bet. Each match has a version that rises with every change
 * except that of the running clock. Versions are times of the server's clock, so they keep rising after a restart and
 * mean nearly the same in two processes. A client with a version from before this board started gets the whole list. A
 * client with a version of another process also gets the changes shortly before it, because that process may not have
 * seen them yet.
 */
export interface Board {
  /** Updates the board to this moment and returns what may have changed. */
  update(known: KnownMatches): readonly BoardChange[];
  list(request: ListRequest): MatchList;
  find(gameId: string): BoardMatch | undefined;
  /** Returns the league of each match in a list. */
  leagues(request: Pick<ListRequest, 'sport' | 'phase' | 'day'>): readonly Named[];
  /** Returns the number of matches in each phase of each sport. */
  counts(): BoardCounts;
  /** Removes all entries, for example after a reset of the data. */
  clear(): void;
  readonly version: number;
  /** Number of updates so far; lists and counts do not change between two updates. */
  readonly publication: number;
}

/** Counts by sport and phase, such as `BK/RB`; a missing key means 0. */
export type BoardCounts = ReadonlyMap<string, number>;

interface Entry extends BoardMatch {
  /** Serialized inputs of the entry, which is reused while they stay the same. */
  readonly madeFrom: string;
  readonly record: MatchRecord;
  /** Match as last published; null before the first time. */
  readonly published: WireMatch | null;
}

interface Departure {
  readonly gameId: string;
  readonly sport: Sport;
  readonly phase: BoardPhase;
  readonly version: number;
}

/** Number of stored departures for clients that poll; a client that missed more reads the whole list. */
const DEPARTURES_KEPT = 2_000;

/** Largest time difference between two processes, caused by their ticks and their machines' clocks. */
const APART_MS = 3_000;

/** Number of versions remembered as this process's own; for an older version some changes are listed again. */
const OWN_VERSIONS_KEPT = 1_000;

export function createBoard(settings: () => SportsbookSettings): Board {
  const entries = new Map<string, Entry>();
  let departures: Departure[] = [];
  /** Match states at the last update. */
  let views = new Map<string, MatchView>();
  let updatedAtMs = 0;
  let publication = 0;
  let version = 0;
  let completeBefore = 0;
  const ownVersions = new Set<number>();

  function update(known: KnownMatches): readonly BoardChange[] {
    const { nowMs } = known;
    views = new Map(known.views.map((view) => [String(view.record.gameId), view]));
    updatedAtMs = nowMs;
    publication += 1;
    const changes: BoardChange[] = [];
    const seen = new Set<string>();
    const next = Math.max(version + 1, nowMs);
    if (completeBefore === 0) completeBefore = next;
    for (const [gameId, view] of views) {
      const before = entries.get(gameId) ?? null;
      const after = makeEntry(view, before, next, nowMs, settings());
      if (after === null) continue;
      seen.add(gameId);
      entries.set(gameId, after);
      if (after !== before) changes.push({ gameId, before, after });
      if (before !== null && before.phase !== after.phase) departures.push(departure(before, next));
    }
    for (const [gameId, before] of entries) {
      if (seen.has(gameId)) continue;
      entries.delete(gameId);
      departures.push(departure(before, next));
      changes.push({ gameId, before, after: null });
    }
    if (changes.length > 0) issue(next);
    forgetOldDepartures();
    return changes;
  }

  function issue(next: number): void {
    version = next;
    const [oldest] = ownVersions.add(next);
    if (ownVersions.size > OWN_VERSIONS_KEPT && oldest !== undefined) ownVersions.delete(oldest);
  }

  function forgetOldDepartures(): void {
    const forgotten = departures.length - DEPARTURES_KEPT;
    if (forgotten <= 0) return;
    completeBefore = departures[forgotten - 1]?.version ?? completeBefore;
    departures = departures.slice(forgotten);
  }

  /** Returns the version after which changes are new to the client; null when the client needs the whole list. */
  function deltaFrom(since: number | undefined): number | null {
    if (since === undefined || since > version) return null;
    const from = ownVersions.has(since) ? since : since - APART_MS;
    return from >= completeBefore ? from : null;
  }

  function list({ sport, phase, leagues, starred, day, since }: ListRequest): MatchList {
    const isWanted = (record: MatchRecord): boolean =>
      (leagues === undefined || leagues.includes(String(record.league.id))) && isStarred(record, starred) && isOnDay(record, day);
    const all = [...entries.values()].filter((entry) => isOn(entry, sport, phase) && isWanted(entry.record));
    const from = deltaFrom(since);
    const listed = from === null ? all : all.filter(({ match }) => match.version > from);
    return {
      version,
      complete: from === null,
      matches: inBoardOrder(listed).map(({ record, match }) => ({
        match,
        clock: clockOf(match, views.get(String(record.gameId)), updatedAtMs),
      })),
      removed: from === null ? [] : departures.filter((left) => isOf(left, sport) && left.phase === phase && left.version > from).map(idOf),
    };
  }

  return {
    update,
    list,
    find: (gameId) => entries.get(gameId),
    leagues: ({ sport, phase, day }) =>
      [...entries.values()].filter((entry) => isOn(entry, sport, phase) && isOnDay(entry.record, day)).map(({ record }) => record.league),
    counts() {
      const counts = new Map<string, number>();
      for (const { record, phase } of entries.values()) {
        for (const sport of [record.sport, 'ALL']) counts.set(`${sport}/${phase}`, (counts.get(`${sport}/${phase}`) ?? 0) + 1);
      }
      return counts;
    },
    clear() {
      publication += 1;
      views.clear();
      entries.clear();
      departures = [];
      completeBefore = 0;
    },
    get version() {
      return version;
    },
    get publication() {
      return publication;
    },
  };
}

function isOn({ record, phase }: Entry, sport: BoardSport, wanted: BoardPhase): boolean {
  return phase === wanted && isOf(record, sport);
}

function isStarred({ gameId, league }: MatchRecord, starred: ListRequest['starred']): boolean {
  return starred === undefined || starred.leagues.includes(String(league.id)) || starred.matches.includes(String(gameId));
}

/** Returns true when the match is on this business day, or when no day is requested. */
function isOnDay({ startsAtMs }: Pick<MatchRecord, 'startsAtMs'>, day: string | undefined): boolean {
  return day === undefined || businessDate(startsAtMs) === day;
}

function isOf({ sport }: { readonly sport: Sport }, wanted: BoardSport): boolean {
  return wanted === 'ALL' || sport === wanted;
}

function departure({ record, phase }: Entry, version: number): Departure {
  return { gameId: String(record.gameId), sport: record.sport, phase, version };
}

function idOf({ gameId }: Departure): string {
  return gameId;
}

/** Returns the current entry of a match: the earlier one if nothing changed, null if the match is not on the board. */
function makeEntry(view: MatchView, before: Entry | null, version: number, nowMs: number, settings: SportsbookSettings): Entry | null {
  const { record, phase } = view;
  if (phase === null) return null;
  const madeFrom = JSON.stringify([record.revision, phase, view.isSuspended, view.step, alternativesOpen(record, nowMs), playOf(view)]);
  if (before?.madeFrom === madeFrom) return before;
  const earlier = before?.published ?? null;
  let made: WireMatch | null = null;
  return {
    phase,
    sport: record.sport,
    score: view.state.score,
    madeFrom,
    record,
    get match() {
      return (made ??= makeMatch(view, earlier, version, nowMs, settings));
    },
    get published() {
      return made ?? earlier;
    },
  };
}

/** Returns the match as published from this version on, or the earlier object if nothing changed. */
function makeMatch(view: MatchView, earlier: WireMatch | null, version: number, nowMs: number, settings: SportsbookSettings): WireMatch {
  const facts = matchFacts(view, nowMs);
  const markets = offeredMarkets(view, nowMs, settings, 'board').map((market) => wireMarket(market, view.record));
  return earlier !== null && isSameMatch(earlier, facts, markets) ? earlier : { ...facts, version, markets };
}

/** Returns the state of play without the running clock; null before the start, as for most matches of the board. */
function playOf({ state }: MatchView): object | null {
  if (state.period === 'not-started') return null;
  // Leave out the tally, because score and parts contain all of it except the points of the current game in tennis.
  const { clockSeconds: _seconds, elapsed: _elapsed, tally, ...play } = state;
  return { ...play, game: tally?.game };
}

/** Returns the full hours until the start, which determine the number of alternative lines. */
function alternativesOpen({ startsAtMs }: MatchRecord, nowMs: number): number {
  return Math.floor((startsAtMs - nowMs) / 3_600_000);
}

/** Compares without the clock, because server and client both run it on their own. */
function isSameMatch({ version: _version, markets, ...facts }: WireMatch, nextFacts: object, nextMarkets: readonly WireMarket[]): boolean {
  const withoutClock = (match: object): string => JSON.stringify({ ...match, re_time: '', t_count: 0, clockAt: 0 });
  return withoutClock(facts) === withoutClock(nextFacts) && JSON.stringify(markets) === JSON.stringify(nextMarkets);
}

function clockOf({ phase }: WireMatch, view: MatchView | undefined, nowMs: number): MatchClock | null {
  if (phase !== 'RB' || view === undefined) return null;
  const { re_time, t_count, clockAt } = matchFacts(view, nowMs);
  return { re_time, t_count, clockAt };
}

/** Sorts by league, then by start time. */
function inBoardOrder(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(
    ({ match: left }, { match: right }) =>
      Number(left.league_id) - Number(right.league_id) || left.startsAt - right.startsAt || Number(left.gide) - Number(right.gide),
  );
}
