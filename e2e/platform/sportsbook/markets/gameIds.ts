/** Events that a line counts. The wire format treats corners and cards as separate games of a match. */
export type Counted = 'goals' | 'corners' | 'cards';

/**
 * Position of a line, encoded in the last digit of its game id. A match owns ten game ids that share the number before
 * the last digit: 0 to 2 are the lines of the whole match (0 is the main one), 5 to 7 those of the first half; 3 and 8
 * are the corners of match and half, 4 and 9 the cards. A line keeps its id when its value moves, so that the player
 * can be notified that the line has changed.
 */
export interface LinePlace {
  readonly period: 'match' | 'half';
  /** Position of the line; 0 is the main line. */
  readonly position: number;
  readonly counted?: Counted;
}

const HALF_OFFSET = 5;
const COUNTED_POSITIONS = { corners: 3, cards: 4 } as const;
export const LINES_PER_MARKET = 3;

export function lineGameId(matchId: number, { period, position, counted = 'goals' }: LinePlace): string {
  return String(matchId + (period === 'half' ? HALF_OFFSET : 0) + (counted === 'goals' ? position : COUNTED_POSITIONS[counted]));
}

/** Returns the events that the line with this game id counts. */
export function countedOf(gameId: string): Counted {
  const place = Number(gameId.slice(-1)) % HALF_OFFSET;
  return place === COUNTED_POSITIONS.corners ? 'corners' : place === COUNTED_POSITIONS.cards ? 'cards' : 'goals';
}

/** Returns the match of a game id, or undefined when the text is not an id. */
export function matchIdOf(gameId: string): number | undefined {
  return /^\d{2,12}$/.test(gameId) ? Math.floor(Number(gameId) / 10) * 10 : undefined;
}

export function halfGameId(matchId: number): string {
  return lineGameId(matchId, { period: 'half', position: 0 });
}
