import type { MatchEvent } from '../simulator/course';
import type { Sport } from '../simulator/sport';

/** D codes for the reason why a bet was voided; the client has a text for each. */
export const VOID_CODES = {
  /** The match was abandoned, and the bet was undecided. */
  givenUp: 'D2',
  /** A player retired, and the bet was undecided. */
  retired: 'DG',
  /** The match was not finished within 36 hours of its start, and the bet was undecided. */
  unfinished: 'D3',
  afterRedCard: 'DA',
  afterGoal: 'DB',
  afterPenalty: 'DC',
} as const;

export type VoidCode = (typeof VOID_CODES)[keyof typeof VOID_CODES];

/** Assumption: in sports of one player against another, an abandoned match is one where a player retired. */
const SINGLE_PLAYERS: ReadonlySet<Sport> = new Set<Sport>(['TN', 'TT', 'SK']);

/** Returns the void code for a match that was abandoned. */
export function abandonedCode(sport: Sport): VoidCode {
  return SINGLE_PLAYERS.has(sport) ? VOID_CODES.retired : VOID_CODES.givenUp;
}

/** Returns the void code for a bet that was placed after an event that the feed reported later. */
export function lateCode(kind: MatchEvent['kind']): VoidCode {
  if (kind === 'red-card') return VOID_CODES.afterRedCard;
  return kind === 'penalty' ? VOID_CODES.afterPenalty : VOID_CODES.afterGoal;
}
