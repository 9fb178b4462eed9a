import type { Match } from '@site/shared/betting';
import type { MatchFeed } from '../feed/matchFeed';

/** Whether two states of the feed are shown in the same arrangement: the same matches, with the same facts to filter and sort them by. */
export function isArrangedAlike(one: MatchFeed, other: MatchFeed): boolean {
  if (one.size !== other.size) return false;
  for (const { match } of other.values()) {
    const earlier = one.get(match.id)?.match;
    if (!earlier || (earlier !== match && !hasSameOrder(earlier, match))) return false;
  }
  return true;
}

/** Compares what `arrangeBoard` reads; an outright is found by its competitors, too. */
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
