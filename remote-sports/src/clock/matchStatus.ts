import type { Match, Sport } from '@site/shared/betting';

/** First inning of baseball that counts as overtime (decision 30). */
const BASEBALL_OVERTIME_INNING = 9;

/** Part of a match in play. The text of each kind is under `clock.part`. */
export type MatchPart =
  | { readonly kind: 'not-started' | 'half-time' | 'overtime' | 'finished' | 'abandoned' | 'live' }
  | { readonly kind: 'half'; readonly number: 1 | 2 }
  /**
   * `quarter` also covers a third of ice hockey; `game` covers a set of volleyball or table tennis and a frame of
   * snooker.
   */
  | { readonly kind: 'quarter' | 'set' | 'game' | 'inning'; readonly number: number };

type MatchProgress = Pick<Match, 'status' | 'period' | 'inning' | 'sport'>;

/**
 * Returns the progress of a match: halves in football, quarters in basketball, sets in tennis, innings in baseball, and
 * overtime.
 *
 * Implements R-MATCH-06 to R-MATCH-11.
 */
export function matchPart({ status, period, inning, sport }: MatchProgress): MatchPart {
  if (status === 'not-started' || status === 'finished' || status === 'abandoned') return { kind: status };
  return sport === 'baseball' && inning !== undefined ? inningPart(inning) : partOf(period, sport);
}

/** Returns the part that a period code of the feed names. Used for scores by period and for the timeline. */
export function partOf(period: string, sport: Sport): MatchPart {
  const named = NAMED.get(period);
  if (named) return named;
  const [, prefix = '', digits = ''] = NUMBERED.exec(period) ?? [];
  const number = Number(digits);
  switch (prefix) {
    case 'Q':
    case 'P':
      return { kind: 'quarter', number };
    case 'S':
      return { kind: sport === 'tennis' ? 'set' : 'game', number };
    case 'F':
      return { kind: 'game', number };
    case 'I':
      return inningPart(number);
    default:
      return { kind: 'live' };
  }
}

const NAMED: ReadonlyMap<string, MatchPart> = new Map<string, MatchPart>([
  ['1H', { kind: 'half', number: 1 }],
  ['HT', { kind: 'half-time' }],
  ['2H', { kind: 'half', number: 2 }],
  ['ET', { kind: 'overtime' }],
  ['OT', { kind: 'overtime' }],
  ['FT', { kind: 'finished' }],
]);

const NUMBERED = /^([QPSFI])(\d{1,2})$/;

function inningPart(inning: number): MatchPart {
  return inning >= BASEBALL_OVERTIME_INNING ? { kind: 'overtime' } : { kind: 'inning', number: inning };
}

/** Returns true when the first half is over, so that its markets are closed. */
export function isFirstHalfOver(match: MatchProgress): boolean {
  const part = matchPart(match);
  if (part.kind === 'half') return part.number === 2;
  if (part.kind === 'quarter') return match.sport === 'basketball' && part.number > 2;
  return part.kind === 'half-time' || part.kind === 'overtime' || part.kind === 'finished';
}

/** Returns true while a match is in progress, including breaks. */
export function isRunning({ status }: Pick<Match, 'status'>): boolean {
  return status === 'live' || status === 'break';
}

/** Returns true when a match is finished or abandoned. */
export function hasEnded({ status }: Pick<Match, 'status'>): boolean {
  return status === 'finished' || status === 'abandoned';
}
