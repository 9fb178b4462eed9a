import type { Card } from '../packs';

/** `isSoft`: an ace in it counts 11. */
export interface Total {
  readonly total: number;
  readonly isSoft: boolean;
}

/** Pictures count 10, an ace 1 here. */
export function pointsOf({ rank }: Card): number {
  return Math.min(rank, 10);
}

/** An ace and a six are a soft 17; with a king they are a hard 17. */
export function totalOf(cards: readonly Card[]): Total {
  const low = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = low <= 11 && cards.some(({ rank }) => rank === 1);
  return { total: isSoft ? low + 10 : low, isSoft };
}

/** 21 with the first two cards; a hand after a split is none. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}
