import type { Sportsbook } from '../kernel';
import { PlatformError } from '../kernel';

/** For the name of a match's chat room; null where the board has no such match. */
export async function findMatchTitle(sportsbook: Sportsbook, gameId: string): Promise<string | null> {
  try {
    const answer = await sportsbook.resource({ method: 'match', request: { gameId }, member: null, idempotencyKey: null });
    const { match } = answer as { readonly match: { readonly team_h: string; readonly team_c: string } };
    return `${match.team_h} - ${match.team_c}`;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
