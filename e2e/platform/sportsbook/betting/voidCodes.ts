import type { MatchEvent } from '../simulator/course';
import type { Sport } from '../simulator/sport';

/** Why a bet was made void, as its D code; the client has the words for each. */
export const VOID_CODES = {
  /** Play was abandoned, and the bet was undecided. */
  givenUp: 'D2',
  /** A player retired, and the bet was undecided. */
  retired: 'DG',
  /** The match was not finished within 36 hours of its start, and the bet undecided. */
  unfinished: 'D3',
  afterRedCard: 'DA',
  afterGoal: 'DB',
  afterPenalty: 'DC',
} as const;

export type VoidCode = (typeof VOID_CODES)[keyof typeof VOID_CODES];

/** Assumption: where one plays against one, a match is given up by a player who retires. */
const SINGLE_PLAYERS: ReadonlySet<Sport> = new Set<Sport>(['TN', 'TT', 'SK']);

/** Of a match that was given up. */
export function abandonedCode(sport: Sport): VoidCode {
  return SINGLE_PLAYERS.has(sport) ? VOID_CODES.retired : VOID_CODES.givenUp;
}

/** Of a bet taken after something the feed learned of only later. */
export function lateCode(kind: MatchEvent['kind']): VoidCode {
  if (kind === 'red-card') return VOID_CODES.afterRedCard;
  return kind === 'penalty' ? VOID_CODES.afterPenalty : VOID_CODES.afterGoal;
}
