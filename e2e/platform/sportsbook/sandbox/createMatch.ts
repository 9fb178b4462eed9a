import * as z from '@site/shared/wire/zod';
import { sql } from 'kysely';
import { inTransaction } from '../../kernel';
import type { BettingContext } from '../betting/bettingContext';
import { halfGameId, lineGameId, matchIdOf } from '../markets/gameIds';
import { tellMatch } from '../matches/matchStore';
import { HALF_MINUTES, scheduleOf, type Course } from '../simulator/course';
import { leagueOf, LEAGUES } from '../simulator/leagues';
import type { SportsbookTables } from '../tables';
import { fixPrice } from './fixPrice';
import { SandboxRefusal } from './sandboxRefusal';

const goals = z.object({ home: z.int().check(z.minimum(0)), away: z.int().check(z.minimum(0)) });

/**
 * A match made to measure. Without `startsInSeconds` it is in play, at `minute` with `score`; scripted unless told otherwise, which means
 * that nothing happens in it and no price moves until a command says so, and that it goes on until it is finished by hand.
 */
export const createMatchSchema = z.object({
  leagueId: z._default(z.int(), 102),
  /** Names; the two strongest teams of the league by default. */
  home: z.optional(z.string()),
  away: z.optional(z.string()),
  startsInSeconds: z.optional(z.int()),
  minute: z._default(z.int().check(z.minimum(0), z.maximum(90)), 60),
  score: z._default(goals, { home: 0, away: 0 }),
  half: z.optional(goals),
  kind: z._default(z.enum(['natural', 'scripted']), 'scripted'),
  speed: z._default(z.number().check(z.gt(0)), 1),
  homeRate: z._default(z.number().check(z.gt(0)), 1.5),
  awayRate: z._default(z.number().check(z.gt(0)), 1.2),
  /** Lines fixed from the start; `half` places one among the half-time lines. */
  markets: z._default(
    z.array(
      z.object({
        w: z.string(),
        position: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0),
        period: z._default(z.enum(['match', 'half']), 'match'),
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
/** Above every number of the calendar for the next two centuries. */
const FIRST_GAME_ID = 1_000_000_000;

export async function createMatch(
  { db, clock }: BettingContext,
  seed: number,
  order: CreateMatch,
): Promise<{ gameId: string; hgid: string }> {
  const league = leagueOf(order.leagueId);
  if (!league) throw new SandboxRefusal(`no league ${order.leagueId}; there are ${LEAGUES.map(({ id }) => id).join(', ')}`);
  const [firstTeam, secondTeam] = league.teams;
  if (!firstTeam || !secondTeam) throw new SandboxRefusal(`league ${order.leagueId} has no teams`);
  const [home, away] = [league.teams.find(({ name }) => name === order.home), league.teams.find(({ name }) => name === order.away)];

  const nowMs = clock.nowMs();
  const isEarly = order.startsInSeconds !== undefined;
  const startsAtMs = nowMs + (order.startsInSeconds ?? -order.minute * 60) * 1000;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ taken: number | null }>`
      select max(game_id) as taken from sb_match where game_id >= ${FIRST_GAME_ID}`.execute(trx);
    const gameId = Math.max(FIRST_GAME_ID, (rows[0]?.taken ?? 0) + 10);
    const course: Course = { gameId, seed, kind: order.kind, homeRate: order.homeRate, awayRate: order.awayRate, feedDelay: 0 };
    const elapsed = isEarly ? 0 : elapsedAtMinute(course, order.minute);
    await trx
      .withTables<SportsbookTables>()
      .insertInto('sb_match')
      .values({
        game_id: gameId,
        league_id: league.id,
        league: league.name,
        home_id: (home ?? firstTeam).id,
        home: order.home ?? firstTeam.name,
        away_id: (away ?? secondTeam).id,
        away: order.away ?? secondTeam.name,
        starts_at: new Date(startsAtMs),
        listed_at: new Date(nowMs),
        home_rate: order.homeRate,
        away_rate: order.awayRate,
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
      })
      .execute();
    if (!isEarly) {
      const half = order.half ?? (order.minute > HALF_MINUTES ? { home: 0, away: 0 } : null);
      await tellMatch(trx, gameId, { kind: 'score', score: order.score, half }, elapsed, elapsed);
    }
    for (const { position, period, ...fixed } of order.markets) {
      await fixPrice(trx, gameId, { gameId: lineGameId(gameId, { period, position }), ...fixed });
    }
    return { gameId: String(matchIdOf(String(gameId))), hgid: halfGameId(gameId) };
  });
}

function elapsedAtMinute(course: Course, minute: number): number {
  if (minute <= HALF_MINUTES) return minute * MINUTE_MS;
  return scheduleOf(course).secondStartsAt + (minute - HALF_MINUTES) * MINUTE_MS;
}
