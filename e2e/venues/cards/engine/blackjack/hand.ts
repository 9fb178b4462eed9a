import type { Card } from '../packs';

/** Total of a hand; `isSoft` when an ace counts as 11. */
export interface Total {
  readonly total: number;
  readonly isSoft: boolean;
}

/** Returns the points of a card: 10 for pictures, 1 for an ace. */
export function pointsOf({ rank }: Card): number {
  return Math.min(rank, 10);
}

/** Returns the total of a hand: an ace and a six are a soft 17; with a king they are a hard 17. */
export function totalOf(cards: readonly Card[]): Total {
  const low = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = low <= 11 && cards.some(({ rank }) => rank === 1);
  return { total: isSoft ? low + 10 : low, isSoft };
}

/**
 * Returns true for 21 with the first two cards. A hand after a split is never a natural; the caller must check that.
 */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}
