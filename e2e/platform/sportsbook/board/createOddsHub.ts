import { oddsRequestSchema, type OddsRequest, type SingleOddsMessage } from '@site/shared/wire/oddsStream';
import { check, describeIssues } from '@site/shared/wire/schema';
import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import { STREAM_LIMITS, type Clock, type Log, type OddsHub, type OddsLine } from '../../kernel';
import { matchIdOf } from '../markets/gameIds';
import type { Board, BoardChange } from './createBoard';
import { isFootball } from '../simulator/sport';
import { createSnapshotQueue, type SnapshotQueue } from './createSnapshotQueue';

/** Odds hub with the function through which the sportsbook publishes changes. */
export interface FedOddsHub extends OddsHub {
  publish(changes: readonly BoardChange[]): void;
}

type WatchedLists = Extract<OddsRequest, { type: 'watch' }>['lists'];

interface Watcher {
  readonly line: OddsLine;
  /** Queue of complete matches to send. */
  readonly snapshots: SnapshotQueue;
  matches: ReadonlySet<string>;
  lists: WatchedLists;
  readsTogether: boolean;
  readsGoals: boolean;
}

/**
 * Creates the hub for the players' subscriptions to the board. A new subscriber receives the whole match, then only
 * changes; each delta names the version it follows. Matches beyond the first screen are sent in batches
 * (`STREAM_LIMITS.snapshots`).
 *
 * Assumption: deltas carry the markets of the board; those behind "more" are read by `markets`.
 */
export function createOddsHub(board: Pick<Board, 'find'>, clock: Clock, log: Log): FedOddsHub {
  const watchers = new Set<Watcher>();
  /**
   * Snapshots shared by all players who subscribe to a match between two publications, so that each is serialized once.
   */
  const snapshots = new Map<string, SingleOddsMessage>();

  function sendWhole(line: OddsLine, gameId: string): void {
    const found = board.find(gameId);
    const at = clock.nowMs();
    if (!found) {
      line.send({ type: 'gone', at, gameId });
      return;
    }
    const message = snapshots.get(gameId) ?? { type: 'snapshot', at, match: found.match };
    snapshots.set(gameId, message);
    line.send(message);
  }

  function receive(watcher: Watcher, message: unknown): void {
    const checked = check(oddsRequestSchema, message);
    if (checked.issues !== undefined) {
      log.warn('odds-request-refused', { problem: describeIssues(checked.issues) });
      return;
    }
    const request = checked.value;
    switch (request.type) {
      case 'ping':
        watcher.line.send({ type: 'pong', at: clock.nowMs() });
        return;
      case 'watch': {
        const earlier = watcher.matches;
        watcher.matches = new Set(request.matches.map(wholeMatch));
        watcher.lists = request.lists;
        watcher.readsTogether = request.together === true;
        watcher.readsGoals = request.goals === true;
        watcher.snapshots.drop((gameId) => !watcher.matches.has(gameId));
        watcher.snapshots.add([...watcher.matches].filter((gameId) => !earlier.has(gameId)));
        return;
      }
      case 'snapshot':
        watcher.snapshots.repeat(request.matches.map(wholeMatch));
    }
  }

  return {
    connect(line) {
      const queue = createSnapshotQueue((gameId) => {
        sendWhole(line, gameId);
      }, STREAM_LIMITS.snapshots);
      const watcher: Watcher = { line, snapshots: queue, matches: new Set(), lists: [], readsTogether: false, readsGoals: false };
      watchers.add(watcher);
      return {
        receive: (message) => receive(watcher, message),
        close() {
          watchers.delete(watcher);
          queue.close();
        },
      };
    },

    publish(changes) {
      snapshots.clear();
      const at = clock.nowMs();
      // Messages shared by all subscribers, so that each is serialized once.
      const messages = new Map<BoardChange, SingleOddsMessage | null>();
      const messageFor = (change: BoardChange): SingleOddsMessage | null => {
        let message = messages.get(change);
        if (message === undefined) messages.set(change, (message = messageOf(change, at)));
        return message;
      };
      const goals = changes.flatMap((change) => goalOf(change, at));
      for (const { line, matches, lists, readsTogether, readsGoals } of watchers) {
        const own = changes.flatMap((change) => (matches.has(change.gameId) ? (messageFor(change) ?? []) : []));
        const moved = lists.filter((list) => changes.some((change) => movesList(change, list)));
        const scored = readsGoals
          ? goals.filter(({ gameId, on }) => !matches.has(gameId) && lists.some(on)).map(({ message }) => message)
          : [];
        const due = [...own, ...scored, ...moved.map((list): SingleOddsMessage => ({ type: 'list-changed', at, ...list }))];
        if (readsTogether && due.length > 1) line.sendTogether(due);
        else for (const message of due) line.send(message);
      }
    },
  };
}

function wholeMatch(gameId: string): string {
  return String(matchIdOf(gameId) ?? gameId);
}

/** Returns true when the match has left or entered this list. */
function movesList({ before, after }: BoardChange, { sport, phase }: WatchedLists[number]): boolean {
  if (before?.phase === after?.phase || (before?.phase !== phase && after?.phase !== phase)) return false;
  return sport === 'ALL' || (after ?? before)?.match.sport === sport;
}

/** Football goal and the lists that receive it. */
interface Goal {
  readonly gameId: string;
  readonly message: SingleOddsMessage;
  readonly on: (list: WatchedLists[number]) => boolean;
}

/** Finds goals without reading prices, because most matches have no subscriber. */
function goalOf({ gameId, before, after }: BoardChange, at: number): readonly Goal[] {
  if (!before || !after || after.phase !== 'RB' || !isFootball(after.sport)) return [];
  const { sport, score } = after;
  if (score.home <= before.score.home && score.away <= before.score.away) return [];
  const on: Goal['on'] = (list) => list.phase === 'RB' && (list.sport === 'ALL' || list.sport === sport);
  return [{ gameId, message: { type: 'scored', at, gameId, sc_FT_H: score.home, sc_FT_C: score.away }, on }];
}

/** Returns the message for a change; null when the match did not change. */
function messageOf({ gameId, before, after }: BoardChange, at: number): SingleOddsMessage | null {
  if (after === null) return { type: 'gone', at, gameId };
  if (before === null) return { type: 'snapshot', at, match: after.match };
  if (before.match === after.match) return null;
  const [markets, removed] = [changedMarkets(before.match, after.match), goneMarkets(before.match, after.match)];
  const facts = changedFacts(before.match, after.match);
  return {
    type: 'delta',
    at,
    gameId,
    from: before.match.version,
    version: after.match.version,
    ...(facts && { match: facts }),
    ...(markets.length > 0 && { markets: [...markets] }),
    ...(removed.length > 0 && { removed: [...removed] }),
  };
}

type Facts = Omit<WireMatch, 'gameId' | 'version' | 'markets'>;

/**
 * Returns the changed facts. The clock is sent with any of them, because it stops and starts with the state of play.
 */
function changedFacts(before: WireMatch, after: WireMatch): Partial<Facts> | null {
  const { gameId: _id, version: _version, markets: _markets, re_time, t_count, clockAt, ...facts } = after;
  const changed = Object.entries(facts).filter(([name, value]) => !isSame(value, before[name as keyof WireMatch]));
  return changed.length === 0 ? null : { ...Object.fromEntries(changed), re_time, t_count, clockAt };
}

/** Compares two facts, which are plain values, or arrays for the parts of a match. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}

function changedMarkets(before: WireMatch, after: WireMatch): readonly WireMarket[] {
  const earlier = new Map(before.markets.map((market) => [nameOf(market), JSON.stringify(market)]));
  return after.markets.filter((market) => earlier.get(nameOf(market)) !== JSON.stringify(market));
}

function goneMarkets(before: WireMatch, after: WireMatch): readonly { gameId: string; w: string }[] {
  const present = new Set(after.markets.map(nameOf));
  return before.markets.filter((market) => !present.has(nameOf(market))).map(({ gameId, w }) => ({ gameId, w }));
}

function nameOf({ gameId, w }: WireMarket): string {
  return `${gameId}/${w}`;
}
