export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** Suit (spades, hearts, diamonds, clubs) followed by rank: `S10`. */
export type Card = `${Suit}${Rank}`;

export const DECKS_IN_SHOE = 8;

const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

/** Unshuffled shoe: eight decks in the order of a new deck. */
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

/** Returns the value of a card: 1 for an ace, 10 for ten and pictures, else its number. */
export function valueOf(card: Card): number {
  return Math.min(10, RANKS.indexOf(rankOf(card)) + 1);
}

/** Returns the points of a card in a hand: its value, but 0 for ten and pictures. */
export function pointsOf(card: Card): number {
  return valueOf(card) % 10;
}

/** Returns the last digit of the sum: a seven and an eight are 5. */
export function totalOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}
