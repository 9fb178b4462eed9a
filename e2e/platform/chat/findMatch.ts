import type { WireRoomScore } from '@site/shared/wire/chat';
import { matchSchema } from '@site/shared/wire/matches';
import * as z from '@site/shared/wire/zod';
import type { Sportsbook } from '../kernel';
import { PlatformError } from '../kernel';

/** What a chat room says of its match. */
export type MatchFacts = Omit<WireRoomScore, 'rid' | 'goal'>;

const { team_h, team_c, gameStatus, se_now, t_count, sc_FT_H, sc_FT_C } = matchSchema.shape;
const answerSchema = z.object({ match: z.object({ team_h, team_c, gameStatus, se_now, t_count, sc_FT_H, sc_FT_C }) });

/** Null where the board has no such match. */
export async function findMatch(sportsbook: Pick<Sportsbook, 'resource'>, gameId: string): Promise<MatchFacts | null> {
  try {
    const answer = await sportsbook.resource({ method: 'match', request: { gameId }, member: null, idempotencyKey: null });
    const { match } = answerSchema.parse(answer);
    return {
      team_h: match.team_h,
      team_c: match.team_c,
      home: match.sc_FT_H ?? 0,
      away: match.sc_FT_C ?? 0,
      state: match.gameStatus,
      period: match.se_now,
      seconds: match.t_count,
    };
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
