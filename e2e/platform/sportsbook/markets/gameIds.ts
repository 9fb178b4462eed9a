/** What a line counts; corners and cards are games of their own under a match. */
export type Counted = 'goals' | 'corners' | 'cards';

/**
 * A match owns ten game ids, all with its number before the last digit: 0 to 2 the lines of the whole match (0 the main one), 5 to 7 those
 * of the first half; 3 and 8 are the corners of match and half, 4 and 9 the cards. A line keeps its id while its value moves: that is what a
 * player is asked about ("the line has changed").
 */
export interface LinePlace {
  readonly period: 'match' | 'half';
  /** 0 is the main line. */
  readonly position: number;
  readonly counted?: Counted;
}

const HALF_OFFSET = 5;
const COUNTED_POSITIONS = { corners: 3, cards: 4 } as const;
export const LINES_PER_MARKET = 3;

export function lineGameId(matchId: number, { period, position, counted = 'goals' }: LinePlace): string {
  return String(matchId + (period === 'half' ? HALF_OFFSET : 0) + (counted === 'goals' ? position : COUNTED_POSITIONS[counted]));
}

/** What the line with this game id counts. */
export function countedOf(gameId: string): Counted {
  const place = Number(gameId.slice(-1)) % HALF_OFFSET;
  return place === COUNTED_POSITIONS.corners ? 'corners' : place === COUNTED_POSITIONS.cards ? 'cards' : 'goals';
}

/** The match a game id belongs to, or undefined where the text is no id. */
export function matchIdOf(gameId: string): number | undefined {
  return /^\d{2,12}$/.test(gameId) ? Math.floor(Number(gameId) / 10) * 10 : undefined;
}

export function halfGameId(matchId: number): string {
  return lineGameId(matchId, { period: 'half', position: 0 });
}
