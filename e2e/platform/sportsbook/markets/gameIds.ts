/**
 * A match owns ten game ids, all with its number before the last digit: 0 to 2 the lines of the whole match (0 the main one), 5 to 7 those
 * of the first half. A line keeps its id while its value moves: that is what a player is asked about ("the line has changed").
 */
export interface LinePlace {
  readonly period: 'match' | 'half';
  /** 0 is the main line. */
  readonly position: number;
}

const HALF_OFFSET = 5;
export const LINES_PER_MARKET = 3;

export function lineGameId(matchId: number, { period, position }: LinePlace): string {
  return String(matchId + (period === 'half' ? HALF_OFFSET : 0) + position);
}

/** The match a game id belongs to, or undefined where the text is no id. */
export function matchIdOf(gameId: string): number | undefined {
  return /^\d{2,12}$/.test(gameId) ? Math.floor(Number(gameId) / 10) * 10 : undefined;
}

export function halfGameId(matchId: number): string {
  return lineGameId(matchId, { period: 'half', position: 0 });
}
