import { SUITS } from '../../../kit/react/cards/card';
import type { Card } from '../packs';

/** Ranks, lowest first: none, bull 1 to 9, bull-bull, four pictures and a ten, five pictures, five small. */
export const BULLS = ['none', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'bull', 'four', 'five', 'small'] as const;

export type Bull = (typeof BULLS)[number];

const MULTIPLIERS: Readonly<Partial<Record<Bull, bigint>>> = { '7': 2n, '8': 2n, '9': 2n, bull: 3n, four: 4n, five: 5n, small: 5n };

/** Highest multiplier a loser may have to pay; reserved at the start. */
export const MOST = 5n;

/** Returns the winnings of a rank in first stakes. */
export function multiplierOf(bull: Bull): bigint {
  return MULTIPLIERS[bull] ?? 1n;
}

/**
 * Returns the rank of five cards: three form a multiple of ten, and the points of the other two decide. Pictures count
 * 10, an ace 1.
 */
export function bullOf(cards: readonly Card[]): Bull {
  return bullOfRanks(cards.map(({ rank }) => rank));
}

export function bullOfRanks(ranks: readonly number[]): Bull {
  const pictures = ranks.filter((rank) => rank > 10).length;
  const points = ranks.map((rank) => Math.min(rank, 10));
  const total = points.reduce((sum, each) => sum + each, 0);
  if (total <= 10 && ranks.every((rank) => rank < 5)) return 'small';
  if (pictures === 5) return 'five';
  if (pictures === 4 && ranks.includes(10)) return 'four';
  if (!hasThreeOfTens(points, total)) return 'none';
  return total % 10 === 0 ? 'bull' : (BULLS[total % 10] ?? 'none');
}

/**
 * Checks pairs instead of triples: three cards sum to a multiple of ten exactly when the total less the other two does.
 */
function hasThreeOfTens(points: readonly number[], total: number): boolean {
  return points.some((one, place) => points.some((two, other) => other > place && (total - one - two) % 10 === 0));
}

/**
 * Returns the cards with the three that form the bull first; in deal order when there is no bull or the rank does not
 * need three.
 */
export function arrange(cards: readonly Card[]): readonly Card[] {
  const bull = bullOf(cards);
  if (bull === 'none' || bull === 'small') return cards;
  const total = cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
  for (const one of cards) {
    for (const two of cards) {
      if (one === two || (total - Math.min(one.rank, 10) - Math.min(two.rank, 10)) % 10 !== 0) continue;
      return [...cards.filter((card) => card !== one && card !== two), one, two];
    }
  }
  return cards;
}

/**
 * Compares by rank, then by the highest card (king to ace), then by its suit: spade, heart, club, diamond. No two hands
 * of one deck are equal.
 */
export function beats(hand: readonly Card[], other: readonly Card[]): boolean {
  const [own, theirs] = [BULLS.indexOf(bullOf(hand)), BULLS.indexOf(bullOf(other))];
  return own === theirs ? highest(hand) > highest(other) : own > theirs;
}

function highest(cards: readonly Card[]): number {
  return Math.max(...cards.map(({ rank, suit }) => rank * SUITS.length - SUITS.indexOf(suit)));
}
