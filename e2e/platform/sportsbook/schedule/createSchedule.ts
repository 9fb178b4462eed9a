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

/** So many days back and ahead of today the calendar is known; what was played before the first start is a part of it. */
export const DAYS_AROUND = 7;

/** What the list of a day needs of a match before it is looked at more closely. */
export interface Scheduled {
  readonly gameId: number;
  readonly sport: Sport;
  readonly league: { readonly id: number; readonly name: string };
  readonly startsAtMs: number;
}

/** Every match by its day, whether it is in the database or in the calendar alone. */
export interface Schedule {
  /** The matches that begin on a business day, in no order. */
  onDay(day: number): Promise<readonly Scheduled[]>;
  /** How many matches of a sport (all: `ALL`) the days around today have in the calendar, and what suites made. */
  counts(sport: string): Promise<ReadonlyMap<number, number>>;
  /** The matches as they are planned and reported, in the order asked for. */
  records(matches: readonly Pick<Scheduled, 'gameId'>[]): Promise<readonly MatchRecord[]>;
  /** The present state of a match. */
  view(record: MatchRecord): MatchView;
  /** How the matches stand now, in the order asked for. */
  views(matches: readonly Pick<Scheduled, 'gameId'>[]): Promise<readonly MatchView[]>;
  /** One match by its game id or that of one of its lines; undefined where neither the database nor the calendar has it. */
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
  /** The calendar never changes, so that each day is made once. */
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

/** A fixture as the database would have it: nothing was reported, and it goes its natural way. */
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
