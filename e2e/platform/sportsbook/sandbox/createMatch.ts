import * as z from 'zod/mini';
import { sql } from 'kysely';
import { inTransaction } from '../../kernel';
import type { BettingContext } from '../betting/bettingContext';
import { halfGameId, lineGameId, matchIdOf } from '../markets/gameIds';
import { addMatchEvent } from '../matches/matchStore';
import { titleOf } from '../simulator/calendar';
import { HALF_MINUTES, scheduleOf, type Course, type Happening } from '../simulator/course';
import { LEAGUES, type League } from '../simulator/leagues';
import { COMPETITIONS } from '../simulator/outrights';
import { GAME_MODELS } from '../simulator/play/models';
import { PLAYED_LEAGUES, VIRTUAL_LEAGUE } from '../simulator/playedLeagues';
import { DEFAULT_RATES } from '../simulator/rates';
import { ALL_SPORTS, isPlayed, type Sport } from '../simulator/sport';
import type { SportsbookTables } from '../database/tables';
import { fixPrice } from './fixPrice';
import { SandboxRefusal } from './sandboxRefusal';

const goals = z.object({ home: z.int().check(z.minimum(0)), away: z.int().check(z.minimum(0)) });

/**
 * Request to create a match. Without `startsInSeconds` it is in play, at `minute` with `score`. By default it is
 * scripted: nothing happens and no price moves without a command, and it continues until the command `finish`.
 */
export const createMatchSchema = z.object({
  sport: z._default(z.enum(ALL_SPORTS), 'FT'),
  /** League; by default the Premier League in football, otherwise the first league of the sport. */
  leagueId: z.optional(z.int()),
  /** Team names; by default the two strongest teams of the league. */
  home: z.optional(z.string()),
  away: z.optional(z.string()),
  startsInSeconds: z.optional(z.int()),
  minute: z._default(z.int().check(z.minimum(0), z.maximum(90)), 60),
  score: z._default(goals, { home: 0, away: 0 }),
  half: z.optional(goals),
  /**
   * Scores of the parts in order, in sports that have them. The score is their sum, and a last part that is not won yet
   * is in play.
   */
  parts: z.optional(z.array(goals)),
  kind: z._default(z.enum(['natural', 'scripted']), 'scripted'),
  speed: z._default(z.number().check(z.gt(0)), 1),
  /** Scoring rates in the unit of the sport; by default those of an even match. */
  homeRate: z.optional(z.number().check(z.gt(0))),
  awayRate: z.optional(z.number().check(z.gt(0))),
  /** Lines fixed from the start; `half` places one among the half-time lines. */
  markets: z._default(
    z.array(
      z.object({
        w: z.string(),
        position: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0),
        period: z._default(z.enum(['match', 'half']), 'match'),
        of: z._default(z.enum(['goals', 'corners', 'cards']), 'goals'),
        ratio: z.optional(z.string()),
        strong: z.optional(z.enum(['H', 'C', ''])),
        state: z.optional(z.enum(['open', 'suspended', 'closed'])),
        prices: z._default(z.record(z.string(), z.string()), {}),
      }),
    ),
    [],
  ),
});

type CreateMatch = z.infer<typeof createMatchSchema>;

const MINUTE_MS = 60_000;
/** First id of a created match, above all ids of the calendar for the next two centuries. */
const FIRST_GAME_ID = 1_000_000_000;

export async function createMatch(
  { db, clock }: BettingContext,
  seed: number,
  order: CreateMatch,
): Promise<{ gameId: string; hgid: string }> {
  const { sport } = order;
  const league = findLeague(order);
  const [firstTeam, secondTeam] = sport === 'FS' ? Object.values(titleOf(league)) : league.teams;
  if (!firstTeam || !secondTeam) throw new SandboxRefusal(`league ${league.id} has no teams`);
  const [home, away] = [league.teams.find(({ name }) => name === order.home), league.teams.find(({ name }) => name === order.away)];
  const usual = sport === 'FS' ? { homeRate: league.teams.length, awayRate: 1 } : DEFAULT_RATES[sport];
  const rates = { homeRate: order.homeRate ?? usual.homeRate, awayRate: order.awayRate ?? usual.awayRate };

  const nowMs = clock.nowMs();
  const isEarly = order.startsInSeconds !== undefined;
  const startsAtMs = nowMs + (order.startsInSeconds ?? -order.minute * 60) * 1000;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ taken: number | null }>`
      select max(game_id) as taken from sb_match where game_id >= ${FIRST_GAME_ID}`.execute(trx);
    const gameId = Math.max(FIRST_GAME_ID, (rows[0]?.taken ?? 0) + 10);
    const course: Course = { gameId, sport, seed, kind: order.kind, ...rates, feedDelay: 0 };
    const elapsed = isEarly ? 0 : elapsedAtMinute(course, order.minute);
    await trx
      .withTables<SportsbookTables>()
      .insertInto('sb_match')
      .values({
        game_id: gameId,
        sport,
        league_id: league.id,
        league: league.name,
        home_id: (home ?? firstTeam).id,
        home: order.home ?? firstTeam.name,
        away_id: (away ?? secondTeam).id,
        away: order.away ?? secondTeam.name,
        starts_at: new Date(startsAtMs),
        listed_at: new Date(nowMs),
        home_rate: rates.homeRate,
        away_rate: rates.awayRate,
        seed,
        kind: order.kind,
        anchor_at: new Date(isEarly ? startsAtMs : nowMs),
        anchor_elapsed: elapsed,
        speed: order.speed,
        ended_as: null,
        ended_at: null,
        final_home: null,
        final_away: null,
        half_home: null,
        half_away: null,
        end_facts: null,
      })
      .execute();
    if (!isEarly && sport !== 'FS') await addMatchEvent(trx, gameId, scoreOf(order), elapsed, elapsed);
    for (const { position, period, of: counted, ...fixed } of order.markets) {
      await fixPrice(trx, { gameId, sport }, { gameId: lineGameId(gameId, { period, position, counted }), ...fixed });
    }
    return { gameId: String(matchIdOf(String(gameId))), hgid: halfGameId(gameId) };
  });
}

function findLeague({ sport, leagueId }: CreateMatch): League {
  const leagues = leaguesOf(sport);
  const wanted = leagueId ?? (sport === 'FT' ? DEFAULT_LEAGUE : undefined);
  const league = wanted === undefined ? leagues[0] : leagues.find(({ id }) => id === wanted);
  if (!league) throw new SandboxRefusal(`no league ${leagueId}; there are ${leagues.map(({ id }) => id).join(', ')}`);
  return league;
}

const DEFAULT_LEAGUE = 102;

function leaguesOf(sport: Sport): readonly League[] {
  if (isPlayed(sport)) return PLAYED_LEAGUES[sport];
  return sport === 'FT' ? LEAGUES : sport === 'VF' ? [VIRTUAL_LEAGUE] : COMPETITIONS;
}

function scoreOf({ sport, score, half, parts, minute }: CreateMatch): Happening {
  if (!isPlayed(sport)) return { kind: 'score', score, half: half ?? (minute > HALF_MINUTES ? { home: 0, away: 0 } : null) };
  const { partName } = GAME_MODELS[sport];
  const named = parts?.map((part, index) => ({ period: partName(index + 1), ...part }));
  return { kind: 'score', score, half: null, ...(named && { parts: named }) };
}

function elapsedAtMinute(course: Course, minute: number): number {
  if (isPlayed(course.sport)) return GAME_MODELS[course.sport].elapsedAtMinute(minute);
  if (minute <= HALF_MINUTES) return minute * MINUTE_MS;
  return scheduleOf(course).secondStartsAt + (minute - HALF_MINUTES) * MINUTE_MS;
}
