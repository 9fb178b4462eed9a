export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** Its suit (spades, hearts, diamonds, clubs) and its rank: `S10`. */
export type Card = `${Suit}${Rank}`;

export const DECKS_IN_SHOE = 8;

const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

/** Eight decks in the order of a new pack, one after another: what is shuffled. */
export const NEW_SHOE: readonly Card[] = Array.from({ length: DECKS_IN_SHOE }, () => DECK).flat();

export function isCard(text: string): text is Card {
  return (DECK as readonly string[]).includes(text);
}

export function suitOf(card: Card): Suit {
  return card.slice(0, 1) as Suit;
}

export function rankOf(card: Card): Rank {
  return card.slice(1) as Rank;
}

/** Ace 1, two to nine as they are, ten and pictures 10. */
export function valueOf(card: Card): number {
  return Math.min(10, RANKS.indexOf(rankOf(card)) + 1);
}

/** What it counts in a hand: its value, ten and pictures 0. */
export function pointsOf(card: Card): number {
  return valueOf(card) % 10;
}

/** The last digit of the sum: a seven and an eight are 5. */
export function totalOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}
