import { businessDay, startOfBusinessDay } from '@site/shared/calendar';
import type { Db } from '../../kernel';
import type { SportsbookTables } from '../database/tables';
import { matchIdOf } from '../markets/gameIds';
import type { MatchRecord } from '../matches/matchRecord';
import { readMatches, readMatch } from '../matches/matchStore';
import { viewMatch, type MatchView } from '../matches/matchView';
import type { SportsbookSettings } from '../matches/settings';
import type { Calendar, Fixture } from '../simulator/fixtures';
import type { Sport } from '../simulator/sport';

/**
 * Number of days before and after today that the calendar covers, including days before the first start of the
 * platform.
 */
export const DAYS_AROUND = 7;

/** Facts of a match that the list of a day needs before the match itself is read. */
export interface Scheduled {
  readonly gameId: number;
  readonly sport: Sport;
  readonly league: { readonly id: number; readonly name: string };
  readonly startsAtMs: number;
}

/** Access to every match by day, whether it is in the database or only in the calendar. */
export interface Schedule {
  /** Returns the matches that start on a business day, in no particular order. */
  onDay(day: number): Promise<readonly Scheduled[]>;
  /**
   * Returns the number of matches of a sport (or `ALL`) per day around today, from the calendar and from test suites.
   */
  counts(sport: string): Promise<ReadonlyMap<number, number>>;
  /** Returns the matches as planned and reported, in the requested order. */
  records(matches: readonly Pick<Scheduled, 'gameId'>[]): Promise<readonly MatchRecord[]>;
  view(record: MatchRecord): MatchView;
  /** Returns the current states of the matches, in the requested order. */
  views(matches: readonly Pick<Scheduled, 'gameId'>[]): Promise<readonly MatchView[]>;
  /**
   * Finds one match by its game id or that of one of its lines; undefined when neither the database nor the calendar
   * has it.
   */
  find(gameId: string): Promise<MatchView | undefined>;
}

interface ScheduleDependencies {
  readonly db: Db;
  readonly clock: { nowMs(): number };
  readonly calendar: Calendar;
  readonly seed: number;
  readonly settings: () => SportsbookSettings;
}

type Day = ReadonlyMap<number, Fixture>;

export function createSchedule({ db, clock, calendar, seed, settings }: ScheduleDependencies): Schedule {
  /** Cached days; the calendar never changes, so each day is computed once. */
  const days = new Map<number, Day>();

  function fixturesOn(day: number): Day {
    if (Math.abs(day - businessDay(clock.nowMs())) > DAYS_AROUND) return NO_FIXTURES;
    const known = days.get(day);
    if (known) return known;
    const made = new Map(calendar(day, seed).map((fixture) => [fixture.gameId, fixture]));
    if (days.size > 4 * DAYS_AROUND) days.clear();
    days.set(day, made);
    return made;
  }

  function* daysAround(): Generator<number> {
    const today = businessDay(clock.nowMs());
    for (let day = today - DAYS_AROUND; day <= today + DAYS_AROUND; day += 1) yield day;
  }

  function planned(gameId: number): MatchRecord | undefined {
    for (const day of daysAround()) {
      const fixture = fixturesOn(day).get(gameId);
      if (fixture) return recordOf(fixture, seed, settings().feedDelayMs);
    }
    return undefined;
  }

  const see = (record: MatchRecord): MatchView => viewMatch(record, clock.nowMs(), settings());

  async function records(matches: readonly Pick<Scheduled, 'gameId'>[]): Promise<readonly MatchRecord[]> {
    const ids = matches.map(({ gameId }) => gameId);
    const stored = new Map((await readMatches(db, ids, settings().feedDelayMs)).map((record) => [record.gameId, record]));
    return ids.flatMap((id) => stored.get(id) ?? planned(id) ?? []);
  }

  return {
    async onDay(day) {
      const rows = await db
        .withTables<SportsbookTables>()
        .selectFrom('sb_match')
        .select(['game_id', 'sport', 'league_id', 'league', 'starts_at'])
        .where('starts_at', '>=', new Date(startOfBusinessDay(day)))
        .where('starts_at', '<', new Date(startOfBusinessDay(day + 1)))
        .execute();
      const kept = rows.map((row): Scheduled => ({
        gameId: row.game_id,
        sport: row.sport,
        league: { id: row.league_id, name: row.league },
        startsAtMs: row.starts_at.getTime(),
      }));
      const known = new Set(kept.map(({ gameId }) => gameId));
      return [...kept, ...[...fixturesOn(day).values()].filter(({ gameId }) => !known.has(gameId))];
    },
    async counts(sport) {
      const made = await db
        .withTables<SportsbookTables>()
        .selectFrom('sb_match')
        .select(['starts_at', 'sport'])
        .where('kind', '=', 'scripted')
        .execute();
      const isAsked = (each: { readonly sport: string }): boolean => sport === 'ALL' || each.sport === sport;
      return new Map(
        [...daysAround()].map((day) => {
          const ofSuites = made.filter((row) => isAsked(row) && businessDay(row.starts_at.getTime()) === day).length;
          return [day, ofSuites + [...fixturesOn(day).values()].filter(isAsked).length];
        }),
      );
    },
    records,
    view: see,
    views: async (matches) => (await records(matches)).map(see),
    async find(gameId) {
      const id = matchIdOf(gameId) ?? 0;
      const record = (await readMatch(db, id, settings().feedDelayMs)) ?? planned(id);
      return record && see(record);
    },
  };
}

const NO_FIXTURES: Day = new Map();

/** Returns a fixture as a database record without reported events; its course is natural. */
function recordOf(fixture: Fixture, seed: number, feedDelay: number): MatchRecord {
  const { gameId, sport, league, home, away, startsAtMs, listedAtMs, speed, homeRate, awayRate } = fixture;
  return {
    ...{ gameId, sport, startsAtMs, listedAtMs },
    league: { id: league.id, name: league.name },
    home: { id: home.id, name: home.name },
    away: { id: away.id, name: away.name },
    course: { gameId, sport, seed, kind: 'natural', homeRate, awayRate, feedDelay },
    anchor: { atMs: startsAtMs, elapsed: 0, speed },
    reported: [],
    fixed: [],
    end: null,
    revision: 0,
  };
}
