import type { Clock, Db, Log } from '../../kernel';
import { inTransaction } from '../../kernel';
import type { SportsbookSettings } from './settings';
import type { Calendar } from '../simulator/fixtures';
import { resultFactsOf } from '../settlement/resultFactsOf';
import type { MatchEnd, MatchRecord } from './matchRecord';
import { endMatch, ensureFixtures, readMatch, readMatches, readRevisions } from './matchStore';
import { hasEnded, viewMatch, type MatchView } from './matchView';

/** Interval of the calendar check; fixtures are written two hours ahead (`FIXTURES_AHEAD_MS`). */
const HOUR_MS = 3_600_000;

/** States of all matches that are not over, at one moment. */
export interface KnownMatches {
  readonly views: readonly MatchView[];
  readonly nowMs: number;
}

/** In-memory copy of the database's matches, for the board. Code that takes bets reads the database itself. */
export interface MatchUpdater {
  /** Writes missing fixtures, reads changes, and records the end of matches that are over. */
  refresh(): Promise<KnownMatches>;
  /** Reads changes that another process has written. */
  follow(): Promise<KnownMatches>;
  /**
   * Reads changes after a notice. Returns `undefined` when there was nothing new, for example when this process wrote
   * the change itself.
   */
  heed(): Promise<KnownMatches | undefined>;
  clear(): void;
}

interface UpdaterDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly seed: number;
  readonly log: Log;
  readonly settings: () => SportsbookSettings;
}

export function createMatchUpdater({ db, clock, calendar, seed, log, settings }: UpdaterDependencies): MatchUpdater {
  const records = new Map<number, MatchRecord>();
  let fixturesOf: number | null = null;

  /**
   * Reads changed matches.
   *
   * @returns true when there were any
   */
  async function readChanges(): Promise<boolean> {
    const revisions = await readRevisions(db, clock.now());
    const gone = [...records.keys()].filter((gameId) => !revisions.has(gameId));
    for (const gameId of gone) records.delete(gameId);
    const stale = [...revisions].filter(([gameId, revision]) => records.get(gameId)?.revision !== revision).map(([gameId]) => gameId);
    for (const record of await readMatches(db, stale, settings().feedDelayMs)) {
      if (record.end === null) records.set(record.gameId, record);
    }
    return gone.length > 0 || stale.length > 0;
  }

  function viewNow(): KnownMatches {
    const nowMs = clock.nowMs();
    return known(viewAll(nowMs), nowMs);
  }

  function viewAll(nowMs: number): readonly MatchView[] {
    return [...records.values()].map((record) => viewMatch(record, nowMs, settings()));
  }

  function known(views: readonly MatchView[], nowMs: number): KnownMatches {
    return { views: views.filter((view) => !hasEnded(view)), nowMs };
  }

  async function endMatches(): Promise<KnownMatches> {
    const nowMs = clock.nowMs();
    const views = viewAll(nowMs);
    for (const { gameId } of views.filter(hasEnded).map(({ record }) => record)) {
      await inTransaction(db, async (trx) => {
        // The lock excludes placements on the match, and reading again includes the latest reported events.
        const record = await readMatch(trx, gameId, settings().feedDelayMs, 'update');
        const end = record && endOf(viewMatch(record, clock.nowMs(), settings()), clock.nowMs());
        if (end && (await endMatch(trx, gameId, end))) log.info('match-ended', { gameId, ...end });
      });
      records.delete(gameId);
    }
    return known(views, nowMs);
  }

  return {
    async refresh() {
      const hour = Math.floor(clock.nowMs() / HOUR_MS);
      if (fixturesOf !== hour) {
        await ensureFixtures(db, calendar, seed, clock.nowMs());
        fixturesOf = hour;
      }
      await readChanges();
      return endMatches();
    },
    async follow() {
      await readChanges();
      return viewNow();
    },
    async heed() {
      return (await readChanges()) ? viewNow() : undefined;
    },
    clear() {
      records.clear();
      fixturesOf = null;
    },
  };
}

function endOf({ record, state }: MatchView, nowMs: number): MatchEnd | null {
  if (record.end !== null || (state.period !== 'finished' && state.period !== 'abandoned')) return null;
  return { as: state.period, atMs: nowMs, final: state.score, half: state.half, facts: resultFactsOf(record.course, state) };
}
