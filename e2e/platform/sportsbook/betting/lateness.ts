import type { MatchRecord } from '../matches/matchRecord';
import type { MatchEvent } from '../simulator/course';
import { dangersUntil } from '../simulator/matchState';

/**
 * What a bet that arrived at this match time was late for, or null: it came at or after a goal, a red card or a penalty award, and before the
 * feed knew of it and suspended the markets. Only the platform's clock counts.
 */
export function lateBy(record: MatchRecord, receivedElapsed: number, nowElapsed: number): MatchEvent['kind'] | null {
  const missed = dangersUntil(record.course, record.reported, nowElapsed).find(
    ({ at, seenAt }) => at <= receivedElapsed && receivedElapsed < seenAt,
  );
  return missed?.kind ?? null;
}
