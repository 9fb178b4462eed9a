import type { LocalName } from '../../protocol';
import names from './cardNames.json';

export const SUITS = ['spade', 'heart', 'club', 'diamond'] as const;

export type Suit = (typeof SUITS)[number];

/** Card of a standard deck of 52; `rank` is 1 for the ace to 13 for the king. */
export interface Card {
  readonly rank: number;
  readonly suit: Suit;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** Returns the text printed in the corner: 1 is `A`, 12 is `Q`. */
export function rankText({ rank }: Card): string {
  return RANKS[rank - 1] ?? '';
}

/** Returns a name such as `黑桃 A`. */
export function cardName(card: Card, language: keyof LocalName): string {
  return `${names[language][card.suit]} ${rankText(card)}`;
}
