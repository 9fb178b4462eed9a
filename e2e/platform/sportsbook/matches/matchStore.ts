import { sql, type Selectable } from 'kysely';
import { businessDay } from '@site/shared/calendar';
import type { Reader, Trx } from '../../kernel';
import type { Calendar, Fixture } from '../simulator/fixtures';
import type { Goals, Happening, MatchEvent } from '../simulator/course';
import type { SportsbookTables } from '../database/tables';
import type { Anchor, FixedMarket, MatchEnd, MatchRecord } from './matchRecord';

type MatchRow = Selectable<SportsbookTables['sb_match']>;
type EventRow = Selectable<SportsbookTables['sb_match_event']>;
type FixedRow = Selectable<SportsbookTables['sb_fixed_market']>;

const DAYS_AHEAD = 3;
/** Longest duration of a match. On the first start, matches that began earlier than this are not generated. */
const LONGEST_MATCH_MS = 2 * 3_600_000;
/** Time before the listing at which fixtures are written; it is longer than the interval of the calendar check. */
export const FIXTURES_AHEAD_MS = 2 * 3_600_000;
/** Rows per insert, because PostgreSQL accepts 65,535 values in one statement. */
const ROWS_AT_ONCE = 1_000;

/** Inserts missing fixtures that are to be listed soon. Two processes may do this at the same time. */
export async function ensureFixtures(db: Reader, calendar: Calendar, seed: number, nowMs: number): Promise<void> {
  const today = businessDay(nowMs);
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => today - 1 + index);
  const rows = days
    .flatMap((day) => calendar(day, seed))
    .filter(({ startsAtMs, listedAtMs }) => startsAtMs > nowMs - LONGEST_MATCH_MS && listedAtMs <= nowMs + FIXTURES_AHEAD_MS)
    .map((fixture) => fixtureRow(fixture, seed));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .withTables<SportsbookTables>()
      .insertInto('sb_match')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function fixtureRow(fixture: Fixture, seed: number) {
  const startsAt = new Date(fixture.startsAtMs);
  return {
    game_id: fixture.gameId,
    sport: fixture.sport,
    league_id: fixture.league.id,
    league: fixture.league.name,
    home_id: fixture.home.id,
    home: fixture.home.name,
    away_id: fixture.away.id,
    away: fixture.away.name,
    starts_at: startsAt,
    listed_at: new Date(fixture.listedAtMs),
    home_rate: fixture.homeRate,
    away_rate: fixture.awayRate,
    seed,
    kind: 'natural' as const,
    anchor_at: startsAt,
    anchor_elapsed: 0,
    speed: fixture.speed,
    ended_as: null,
    ended_at: null,
    final_home: null,
    final_away: null,
    half_home: null,
    half_away: null,
    end_facts: null,
  };
}

/**
 * Returns the revision, by game id, of every match that is listed or has started and has not ended. A process compares
 * it to find matches to read again.
 */
export async function readRevisions(reader: Reader, now: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await reader
    .withTables<SportsbookTables>()
    .selectFrom('sb_match')
    .select(['game_id', 'revision'])
    .where('ended_as', 'is', null)
    .where(({ eb, or }) => or([eb('listed_at', '<=', now), eb('anchor_at', '<=', now)]))
    .execute();
  return new Map(rows.map(({ game_id, revision }) => [game_id, revision]));
}

/** Row lock of a match until the transaction ends: `share` prevents changes, `update` also excludes other locks. */
export type MatchLock = 'none' | 'share' | 'update';

/** Reads matches with their reported events. With a lock they cannot change until the transaction ends. */
export async function readMatches(
  reader: Reader,
  gameIds: readonly number[],
  feedDelayMs: number,
  lock: MatchLock = 'none',
): Promise<readonly MatchRecord[]> {
  if (gameIds.length === 0) return [];
  const db = reader.withTables<SportsbookTables>();
  // Lock in the order of the ids, so that two transactions that lock several matches never deadlock.
  const query = db.selectFrom('sb_match').selectAll().where('game_id', 'in', gameIds).orderBy('game_id');
  const rows = await (lock === 'share' ? query.forShare() : lock === 'update' ? query.forUpdate() : query).execute();
  // Read the events after the lock is taken, because every change of them requires the match lock.
  const events = await db.selectFrom('sb_match_event').selectAll().where('game_id', 'in', gameIds).orderBy('id').execute();
  const fixed = await db
    .selectFrom('sb_fixed_market')
    .selectAll()
    .where('game_id', 'in', gameIds)
    .orderBy('w')
    .orderBy('line_game_id')
    .execute();
  return rows.map((row) =>
    toRecord(
      row,
      events.filter((event) => event.game_id === row.game_id),
      fixed.filter((market) => market.game_id === row.game_id),
      feedDelayMs,
    ),
  );
}

export async function readMatch(
  reader: Reader,
  gameId: number,
  feedDelayMs: number,
  lock: MatchLock = 'none',
): Promise<MatchRecord | undefined> {
  const [record] = await readMatches(reader, [gameId], feedDelayMs, lock);
  return record;
}

/** Adds an event to a match. The caller must hold the match lock `update`. */
export async function addMatchEvent(trx: Trx, gameId: number, happening: Happening, at: number, seenAt: number): Promise<void> {
  const score = happening.kind === 'score' ? happening : null;
  const winners = happening.kind === 'standing' ? happening.winners : null;
  await trx
    .withTables<SportsbookTables>()
    .insertInto('sb_match_event')
    .values({
      game_id: gameId,
      kind: happening.kind,
      side: 'side' in happening ? happening.side : null,
      at,
      seen_at: seenAt,
      score: score && JSON.stringify(score.score),
      half: score?.half ? JSON.stringify(score.half) : null,
      parts: score?.parts ? JSON.stringify(score.parts) : null,
      amount: happening.kind === 'goal' ? (happening.amount ?? null) : null,
      winners: winners && JSON.stringify(winners),
    })
    .execute();
}

/** Makes every process read the match again. The caller must hold the match lock `update`. */
export async function touchMatch(trx: Trx, gameId: number, anchor?: Anchor): Promise<void> {
  const moved = anchor && { anchor_at: new Date(anchor.atMs), anchor_elapsed: anchor.elapsed, speed: anchor.speed };
  await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_match')
    .set({ revision: sql<number>`revision + 1`, ...moved })
    .where('game_id', '=', gameId)
    .execute();
}

/** Records the end of a match once; returns false when another process has already done it. */
export async function endMatch(trx: Trx, gameId: number, end: MatchEnd): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_match')
    .set({
      ended_as: end.as,
      ended_at: new Date(end.atMs),
      final_home: end.final.home,
      final_away: end.final.away,
      half_home: end.half?.home ?? null,
      half_away: end.half?.away ?? null,
      end_facts: JSON.stringify(end.facts),
      revision: sql<number>`revision + 1`,
    })
    .where('game_id', '=', gameId)
    .where('ended_as', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toRecord(row: MatchRow, events: readonly EventRow[], fixed: readonly FixedRow[], feedDelayMs: number): MatchRecord {
  const { game_id: gameId, sport, seed, kind, speed } = row;
  return {
    gameId,
    sport,
    league: { id: row.league_id, name: row.league },
    home: { id: row.home_id, name: row.home },
    away: { id: row.away_id, name: row.away },
    startsAtMs: row.starts_at.getTime(),
    listedAtMs: row.listed_at.getTime(),
    course: { gameId, sport, seed, kind, homeRate: row.home_rate, awayRate: row.away_rate, feedDelay: feedDelayMs },
    anchor: { atMs: row.anchor_at.getTime(), elapsed: row.anchor_elapsed, speed },
    reported: events.map(toEvent),
    fixed: fixed.map(toFixed),
    end: toEnd(row),
    revision: row.revision,
  };
}

function toEvent({ kind, side, at, seen_at: seenAt, score, half, amount, parts, winners }: EventRow): MatchEvent {
  const when = { at, seenAt };
  switch (kind) {
    case 'score':
      return { kind, score: score ?? { home: 0, away: 0 }, half, ...(parts && { parts }), ...when };
    case 'standing':
      return { kind, winners: winners ?? [], ...when };
    case 'goal':
      return { kind, side: side ?? 'home', ...(amount !== null && { amount }), ...when };
    case 'red-card':
    case 'yellow-card':
    case 'corner':
    case 'penalty':
      return { kind, side: side ?? 'home', ...when };
    default:
      return { kind, ...when };
  }
}

function toFixed({ line_game_id: gameId, w, ratio, strong, state, prices }: FixedRow): FixedMarket {
  return { gameId, w, ratio, strong, state, prices };
}

function toEnd(row: MatchRow): MatchEnd | null {
  if (row.ended_as === null || row.ended_at === null) return null;
  const final = goals(row.final_home, row.final_away);
  return (
    final && {
      as: row.ended_as,
      atMs: row.ended_at.getTime(),
      final,
      half: goals(row.half_home, row.half_away),
      facts: row.end_facts ?? {},
    }
  );
}

function goals(home: number | null, away: number | null): Goals | null {
  return home === null || away === null ? null : { home, away };
}
