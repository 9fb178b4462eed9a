import type { Match } from '@site/shared/betting';
import { matchClock } from './matchClock';
import { useMatchPart } from './useMatchPart';
import { useServerTime } from './useServerTime';

/**
 * Shows the progress of a match in one line, such as `下半场 67:24`. The clock is left out while it is stopped and in
 * sports without one.
 */
export function RunningClock({ match }: { readonly match: Match }) {
  const part = useMatchPart(match);
  const now = useServerTime(1_000);
  const clock = match.status === 'live' ? matchClock(match, now) : undefined;
  return (
    <span data-num translate="no">
      {clock === undefined ? part : `${part} ${clock}`}
    </span>
  );
}
