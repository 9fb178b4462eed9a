import type { MatchRecord } from '../matches/matchRecord';
import type { MatchEvent } from '../simulator/course';
import { dangersUntil } from '../simulator/matchState';

/**
 * Returns the event that makes a bet late, or null. A bet is late when it arrived at or after a goal, a red card or a
 * penalty award, but before the feed reported it and suspended the markets. Only the platform's clock counts.
 */
export function lateBy(record: MatchRecord, receivedElapsed: number, nowElapsed: number): MatchEvent['kind'] | null {
  const missed = dangersUntil(record.course, record.reported, nowElapsed).find(
    ({ at, seenAt }) => at <= receivedElapsed && receivedElapsed < seenAt,
  );
  return missed?.kind ?? null;
}
