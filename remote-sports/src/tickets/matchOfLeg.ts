import type { Match, TicketLeg } from '@site/shared/betting';
import type { MatchFeed } from '../feed/matchFeed';

/**
 * Returns the match of a ticket leg, when the page's board holds it. The leg has only the game id of its line, so the
 * match is found by teams and start time.
 */
export function matchOfLeg(feed: MatchFeed, { home, away, startsAt }: Pick<TicketLeg, 'home' | 'away' | 'startsAt'>): Match | undefined {
  for (const { match } of feed.values()) {
    if (match.home.id === home.id && match.away.id === away.id && match.startsAt === startsAt) return match;
  }
  return undefined;
}
