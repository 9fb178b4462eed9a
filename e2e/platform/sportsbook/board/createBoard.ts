import type { WireMarket, WireMatch } from '@site/shared/wire/sports';
import type { MatchRecord } from '../matches/matchRecord';
import { offeredMarkets, viewMatch, type BoardPhase } from '../matches/matchView';
import type { SportsbookSettings } from '../settings';
import { businessDate } from '../simulator/fixtures';
import { matchFacts, wireMarket } from './wireMatch';

/** What one update did to one match. `before` is null for a match that is new, `after` for one that left. */
export interface BoardChange {
  readonly gameId: string;
  readonly before: BoardMatch | null;
  readonly after: BoardMatch | null;
}

/** A match of the board as it was last told to anybody. */
export interface BoardMatch {
  readonly phase: BoardPhase;
  readonly match: WireMatch;
}

export interface ListRequest {
  readonly phase: BoardPhase;
  readonly leagues?: readonly string[] | undefined;
  /** `2025-11-21`, a business day. */
  readonly day?: string | undefined;
  readonly since?: number | undefined;
}

export interface MatchList {
  readonly version: number;
  /** False: only what changed since the version asked for. */
  readonly complete: boolean;
  readonly matches: readonly WireMatch[];
  readonly removed: readonly string[];
}

/**
 * The board in memory of one process: what can be bet, with a version for each match that rises with every change of anything but the
 * running clock. Versions are moments of the server's clock, so that they go on rising after a restart and mean nearly the same in two
 * processes; a client that names one from before this board began is given the whole list.
 */
export interface Board {
  /** Brings the board to this moment and tells what changed. */
  update(records: Iterable<MatchRecord>, nowMs: number): readonly BoardChange[];
  list(request: ListRequest, nowMs: number): MatchList;
  find(gameId: string): BoardMatch | undefined;
  matches(phase: BoardPhase): readonly WireMatch[];
  /** Forgets everything, as after a reset of the data. */
  clear(): void;
  readonly version: number;
}

interface Entry extends BoardMatch {
  /** What the entry was made from; nothing needs to be made anew while it stays the same. */
  readonly madeFrom: string;
  readonly record: MatchRecord;
}

interface Departure {
  readonly gameId: string;
  readonly phase: BoardPhase;
  readonly version: number;
}

/** Departures are remembered for clients that poll; who was away for longer reads the list anew. */
const DEPARTURES_KEPT = 2_000;

export function createBoard(settings: () => SportsbookSettings): Board {
  const entries = new Map<string, Entry>();
  let departures: Departure[] = [];
  let version = 0;
  let completeBefore = 0;

  function update(records: Iterable<MatchRecord>, nowMs: number): readonly BoardChange[] {
    const changes: BoardChange[] = [];
    const seen = new Set<string>();
    const next = Math.max(version + 1, nowMs);
    if (completeBefore === 0) completeBefore = next;
    for (const record of records) {
      const gameId = String(record.gameId);
      const before = entries.get(gameId) ?? null;
      const after = makeEntry(record, before, next, nowMs, settings());
      if (after === null) continue;
      seen.add(gameId);
      entries.set(gameId, after);
      if (after.match.version === next) changes.push({ gameId, before, after });
      if (before !== null && before.phase !== after.phase) departures.push({ gameId, phase: before.phase, version: next });
    }
    for (const [gameId, before] of entries) {
      if (seen.has(gameId)) continue;
      entries.delete(gameId);
      departures.push({ gameId, phase: before.phase, version: next });
      changes.push({ gameId, before, after: null });
    }
    if (changes.length > 0) version = next;
    forgetOldDepartures();
    return changes;
  }

  function forgetOldDepartures(): void {
    const forgotten = departures.length - DEPARTURES_KEPT;
    if (forgotten <= 0) return;
    completeBefore = departures[forgotten - 1]?.version ?? completeBefore;
    departures = departures.slice(forgotten);
  }

  function list({ phase, leagues, day, since }: ListRequest, nowMs: number): MatchList {
    const isWanted = ({ league_id, startsAt }: WireMatch): boolean =>
      (leagues === undefined || leagues.includes(league_id)) && (day === undefined || businessDate(startsAt) === day);
    const all = [...entries.values()].filter((entry) => entry.phase === phase && isWanted(entry.match));
    const isDelta = since !== undefined && since >= completeBefore && since <= version;
    const listed = isDelta ? all.filter(({ match }) => match.version > since) : all;
    return {
      version,
      complete: !isDelta,
      matches: inBoardOrder(listed.map((entry) => withClock(entry, nowMs, settings()))),
      removed: isDelta ? departures.filter((left) => left.phase === phase && left.version > since).map(({ gameId }) => gameId) : [],
    };
  }

  return {
    update,
    list,
    find: (gameId) => entries.get(gameId),
    matches: (phase) => [...entries.values()].filter((entry) => entry.phase === phase).map(({ match }) => match),
    clear() {
      entries.clear();
      departures = [];
      completeBefore = 0;
    },
    get version() {
      return version;
    },
  };
}

/** The entry of a match now; the earlier one where nothing changed, null where the match does not stand on the board. */
function makeEntry(record: MatchRecord, before: Entry | null, version: number, nowMs: number, settings: SportsbookSettings): Entry | null {
  const view = viewMatch(record, nowMs, settings);
  if (view.phase === null) return null;
  const { clockSeconds: _seconds, elapsed: _elapsed, ...standing } = view.state;
  const madeFrom = JSON.stringify([record.revision, view.phase, view.isSuspended, view.step, standing, alternativesOpen(record, nowMs)]);
  if (before?.madeFrom === madeFrom) return before;
  const facts = matchFacts(view, nowMs);
  const markets = offeredMarkets(view, nowMs, settings, 'board').map(wireMarket);
  const isSame = before !== null && isSameMatch(before.match, facts, markets);
  const match = isSame ? before.match : { ...facts, version, markets };
  return { phase: view.phase, match, madeFrom, record };
}

/** Hours before the start, as the number of alternative lines hangs on them. */
function alternativesOpen({ startsAtMs }: MatchRecord, nowMs: number): number {
  return Math.floor((startsAtMs - nowMs) / 3_600_000);
}

/** The clock runs by itself at both ends; it is no change. */
function isSameMatch({ version: _version, markets, ...facts }: WireMatch, nextFacts: object, nextMarkets: readonly WireMarket[]): boolean {
  const standing = (match: object): string => JSON.stringify({ ...match, re_time: '', t_count: 0, clockAt: 0 });
  return standing(facts) === standing(nextFacts) && JSON.stringify(markets) === JSON.stringify(nextMarkets);
}

function withClock({ record, match }: Entry, nowMs: number, settings: SportsbookSettings): WireMatch {
  if (match.phase !== 'RB') return match;
  const { re_time, t_count, clockAt } = matchFacts(viewMatch(record, nowMs, settings), nowMs);
  return { ...match, re_time, t_count, clockAt };
}

/** League by league, the earliest first. */
function inBoardOrder(matches: readonly WireMatch[]): readonly WireMatch[] {
  return matches.toSorted(
    (left, right) =>
      Number(left.league_id) - Number(right.league_id) || left.startsAt - right.startsAt || Number(left.gide) - Number(right.gide),
  );
}
