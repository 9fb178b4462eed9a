/** Lowest total that ends the round after two cards for each side. */
export const NATURAL = 8;

/** Returns true when the player draws: on totals of 0 to 5. */
export function playerDraws(total: number): boolean {
  return total <= 5;
}

/**
 * Returns true when the banker draws.
 *
 * | banker | draws when the player's third card is |
 * |--------|---------------------------------------|
 * | 0 to 2 | any                                   |
 * | 3      | any but 8                             |
 * | 4      | 2 to 7                                |
 * | 5      | 4 to 7                                |
 * | 6      | 6 or 7                                |
 * | 7      | none                                  |
 *
 * @param third points of the player's third card; null when the player stood, in which case the banker draws on 0 to 5
 */
export function bankerDraws(total: number, third: number | null): boolean {
  if (total <= 2) return true;
  if (total >= 7) return false;
  if (third === null) return total <= 5;
  if (total === 3) return third !== 8;
  return third >= 2 * (total - 3) && third <= 7;
}
