import type { Match } from '@site/shared/betting';
import { BASEBALL_OVERTIME_INNING } from './limits';

/** What part of a match is being played; each has its text under `match.status`. */
export type MatchPart =
  | { readonly is: 'not-started' | 'half-time' | 'overtime' | 'finished' | 'abandoned' | 'live' }
  | { readonly is: 'half'; readonly number: 1 | 2 }
  | { readonly is: 'quarter'; readonly number: 1 | 2 | 3 | 4 }
  | { readonly is: 'inning'; readonly number: number };

/**
 * Where a match stands: halves in football, quarters in basketball, innings in baseball, and overtime.
 *
 * Proves R-MATCH-06 to R-MATCH-11.
 */
export function matchPart({ status, period, inning, sport }: Pick<Match, 'status' | 'period' | 'inning' | 'sport'>): MatchPart {
  if (status === 'not-started' || status === 'finished' || status === 'abandoned') return { is: status };
  if (sport === 'baseball' && inning !== undefined) {
    return inning >= BASEBALL_OVERTIME_INNING ? { is: 'overtime' } : { is: 'inning', number: inning };
  }
  return PARTS.get(period) ?? { is: 'live' };
}

const PARTS: ReadonlyMap<string, MatchPart> = new Map<string, MatchPart>([
  ['1H', { is: 'half', number: 1 }],
  ['HT', { is: 'half-time' }],
  ['2H', { is: 'half', number: 2 }],
  ['ET', { is: 'overtime' }],
  ['OT', { is: 'overtime' }],
  ['Q1', { is: 'quarter', number: 1 }],
  ['Q2', { is: 'quarter', number: 2 }],
  ['Q3', { is: 'quarter', number: 3 }],
  ['Q4', { is: 'quarter', number: 4 }],
]);

/** Whether the first half is over for good, and with it everything that could be bet on it. */
export function isFirstHalfOver(match: Pick<Match, 'status' | 'period' | 'inning' | 'sport'>): boolean {
  const part = matchPart(match);
  return part.is === 'half-time' || part.is === 'overtime' || part.is === 'finished' || (part.is === 'half' && part.number === 2);
}
