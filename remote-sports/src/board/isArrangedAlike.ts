import type { Match } from '@site/shared/betting';
import type { MatchFeed } from '../feed/matchFeed';

/**
 * Returns true when two states of the feed have the same arrangement: the same matches with equal values in all fields
 * that filter and sort them.
 */
export function isArrangedAlike(one: MatchFeed, other: MatchFeed): boolean {
  if (one.size !== other.size) return false;
  for (const { match } of other.values()) {
    const earlier = one.get(match.id)?.match;
    if (!earlier || (earlier !== match && !hasSameOrder(earlier, match))) return false;
  }
  return true;
}

/** Compares the fields that `arrangeBoard` reads, including the competitors of an outright. */
function hasSameOrder(one: Match, other: Match): boolean {
  return (
    one.sport === other.sport &&
    one.status === other.status &&
    one.startsAt === other.startsAt &&
    one.league === other.league &&
    one.home === other.home &&
    one.away === other.away &&
    (one.sport !== 'champion' || one.markets === other.markets)
  );
}
