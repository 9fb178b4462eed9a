import type { WireRoomGoal, WireRoomScore } from '@site/shared/wire/chat';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import { matchSchema } from '@site/shared/wire/matches';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import type { Sportsbook } from '../kernel';
import { plainAnswer, PlatformError } from '../kernel';

/** Match data that a chat room shows. */
export type MatchFacts = Omit<WireRoomScore, 'rid' | 'goal' | 'goals'> & { readonly hasGoals: boolean };

const { sport, team_h, team_c, gameStatus, se_now, t_count, sc_FT_H, sc_FT_C } = matchSchema.shape;
const answerSchema = z.object({ match: z.object({ sport, team_h, team_c, gameStatus, se_now, t_count, sc_FT_H, sc_FT_C }) });

const MOST_GOALS = 5;

/** Returns null when the match is not on the board. */
export async function findMatch(sportsbook: Pick<Sportsbook, 'resource'>, gameId: string): Promise<MatchFacts | null> {
  return orNull(async () => {
    const answer = await sportsbook.resource({ method: 'match', request: { gameId }, member: null, idempotencyKey: null });
    const { match } = answerSchema.parse(plainAnswer(answer));
    return {
      team_h: match.team_h,
      team_c: match.team_c,
      home: match.sc_FT_H ?? 0,
      away: match.sc_FT_C ?? 0,
      state: match.gameStatus,
      period: match.se_now,
      seconds: match.t_count,
      hasGoals: match.sport === 'FT' || match.sport === 'VF',
    };
  });
}

/** Returns the latest goals of a football match, oldest first, or null when the match is not on the board. */
export async function findGoals(sportsbook: Pick<Sportsbook, 'liveDetail'>, gameId: string): Promise<readonly WireRoomGoal[] | null> {
  return orNull(async () => {
    const detail = check(liveMatchDetailCall.response, plainAnswer(await sportsbook.liveDetail(gameId)));
    if (detail.issues !== undefined) throw new TypeError(describeIssues(detail.issues));
    return detail.value.events
      .flatMap(({ kind, side, sc_H: home, sc_C: away, t_count: seconds }) =>
        kind === 'goal' && side ? [{ side, home, away, seconds }] : [],
      )
      .slice(-MOST_GOALS);
  });
}

async function orNull<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
