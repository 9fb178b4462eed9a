import type { MatchRecord } from '../matches/matchRecord';
import { dangersUntil } from '../simulator/matchState';

/**
 * Whether a bet that arrived at this match time was late: at or after a goal, a red card or a penalty award, and before the feed knew of it
 * and suspended the markets. Only the platform's clock counts.
 */
export function wasLate(record: MatchRecord, receivedElapsed: number, nowElapsed: number): boolean {
  return dangersUntil(record.course, record.told, nowElapsed).some(({ at, seenAt }) => at <= receivedElapsed && receivedElapsed < seenAt);
}
