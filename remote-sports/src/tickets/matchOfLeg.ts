import type { Match, TicketLeg } from '@site/shared/betting';
import type { MatchFeed } from '../feed/matchFeed';

/** The match of a ticket's leg, where the page's board holds it: a leg names the game of its line, so it is found by sides and start. */
export function matchOfLeg(feed: MatchFeed, { home, away, startsAt }: Pick<TicketLeg, 'home' | 'away' | 'startsAt'>): Match | undefined {
  for (const { match } of feed.values()) {
    if (match.home.id === home.id && match.away.id === away.id && match.startsAt === startsAt) return match;
  }
  return undefined;
}
