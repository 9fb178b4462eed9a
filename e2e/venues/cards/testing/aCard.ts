import type { Card, Suit } from '../../kit/react/cards/card';

const SUITS: Readonly<Record<string, Suit>> = { s: 'spade', h: 'heart', c: 'club', d: 'diamond' };
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** Parses cards: `cards('As Td')` are the ace of spades and the ten of diamonds. */
export function cards(text: string): Card[] {
  return text.split(' ').map((each) => {
    const suit = SUITS[each[1] ?? ''];
    const rank = RANKS.indexOf(each[0] ?? '') + 1;
    if (rank === 0 || suit === undefined) throw new Error(`${each} is no card`);
    return { rank, suit };
  });
}
