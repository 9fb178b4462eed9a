/** Signs in the order of the years. */
export const SIGNS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'] as const;

export type Sign = (typeof SIGNS)[number];

/**
 * Returns the sign of a ball. Ball 1 has the sign of the year, ball 2 that of the year before, and so on; the cycle
 * restarts at 13, 25, 37 and 49.
 */
export function signOf(ball: number, yearSign: Sign): Sign {
  const place = (SIGNS.indexOf(yearSign) - (ball - 1)) % SIGNS.length;
  return SIGNS[place < 0 ? place + SIGNS.length : place] ?? yearSign;
}
