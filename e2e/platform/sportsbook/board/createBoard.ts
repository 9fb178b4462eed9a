import type { WireMarket, WireMatch } from '@site/shared/wire/sports';
import type { MatchRecord } from '../matches/matchRecord';
import { offeredMarkets, viewMatch, type BoardPhase, type MatchView } from '../matches/matchView';
import type { SportsbookSettings } from '../settings';
import { businessDate } from '../simulator/fixtures';
import type { Sport } from '../simulator/sport';
import { matchFacts, wireMarket } from './wireMatch';

/** A tab of the board: one sport, or all together. */
export type BoardSport = Sport | 'ALL';

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
  readonly sport: BoardSport;
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
  matches(sport: BoardSport, phase: BoardPhase): readonly WireMatch[];
  /** How many matches there are in each phase of each sport. */
  counts(): BoardCounts;
  /** Forgets everything, as after a reset of the data. */
  clear(): void;
  readonly version: number;
}

/** By sport and phase, such as `BK/RB`; what is not there is none. */
export type BoardCounts = ReadonlyMap<string, number>;

interface Entry extends BoardMatch {
  /** What the entry was made from; nothing needs to be made anew while it stays the same. */
  readonly madeFrom: string;
  readonly record: MatchRecord;
}

interface Departure {
  readonly gameId: string;
  readonly sport: Sport;
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
      if (before !== null && before.phase !== after.phase) departures.push(departure(before, next));
    }
    for (const [gameId, before] of entries) {
      if (seen.has(gameId)) continue;
      entries.delete(gameId);
      departures.push(departure(before, next));
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

  function list({ sport, phase, leagues, day, since }: ListRequest, nowMs: number): MatchList {
    const isWanted = ({ league_id, startsAt }: WireMatch): boolean =>
      (leagues === undefined || leagues.includes(league_id)) && (day === undefined || businessDate(startsAt) === day);
    const all = [...entries.values()].filter((entry) => isOn(entry, sport, phase) && isWanted(entry.match));
    const isDelta = since !== undefined && since >= completeBefore && since <= version;
    const listed = isDelta ? all.filter(({ match }) => match.version > since) : all;
    return {
      version,
      complete: !isDelta,
      matches: inBoardOrder(listed.map((entry) => withClock(entry, nowMs, settings()))),
      removed: isDelta ? departures.filter((left) => isOf(left, sport) && left.phase === phase && left.version > since).map(idOf) : [],
    };
  }

  return {
    update,
    list,
    find: (gameId) => entries.get(gameId),
    matches: (sport, phase) => [...entries.values()].filter((entry) => isOn(entry, sport, phase)).map(({ match }) => match),
    counts() {
      const counts = new Map<string, number>();
      for (const { record, phase } of entries.values()) {
        for (const sport of [record.sport, 'ALL']) counts.set(`${sport}/${phase}`, (counts.get(`${sport}/${phase}`) ?? 0) + 1);
      }
      return counts;
    },
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

function isOn({ record, phase }: Entry, sport: BoardSport, wanted: BoardPhase): boolean {
  return phase === wanted && isOf(record, sport);
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

/** The entry of a match now; the earlier one where nothing changed, null where the match does not stand on the board. */
function makeEntry(record: MatchRecord, before: Entry | null, version: number, nowMs: number, settings: SportsbookSettings): Entry | null {
  const view = viewMatch(record, nowMs, settings);
  if (view.phase === null) return null;
  const madeFrom = JSON.stringify([
    record.revision,
    view.phase,
    view.isSuspended,
    view.step,
    alternativesOpen(record, nowMs),
    playOf(view),
  ]);
  if (before?.madeFrom === madeFrom) return before;
  const facts = matchFacts(view, nowMs);
  const markets = offeredMarkets(view, nowMs, settings, 'board').map((market) => wireMarket(market, record));
  const isSame = before !== null && isSameMatch(before.match, facts, markets);
  const match = isSame ? before.match : { ...facts, version, markets };
  return { phase: view.phase, match, madeFrom, record };
}

/** What has happened, but for the running clock; nothing before the start, as with most matches of the board. */
function playOf({ state }: MatchView): object | null {
  if (state.period === 'not-started') return null;
  // The tally says nothing that its score and parts do not say, but for the points of a game of tennis.
  const { clockSeconds: _seconds, elapsed: _elapsed, tally, ...standing } = state;
  return { ...standing, game: tally?.game };
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
