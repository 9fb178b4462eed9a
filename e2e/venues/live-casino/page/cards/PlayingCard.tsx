import { useTexts } from '../../../kit/react';
import { PlayingCard as DrawnCard } from '../../../kit/react/cards/PlayingCard';
import { RANKS, rankOf, suitOf, type Card } from '../../engine/cards';
import type { Texts } from '../texts';

const SUITS = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' } as const;

/** Shows a face-up card of a hand; the third lies sideways. */
export function PlayingCard({ card, isThird }: { readonly card: Card; readonly isThird: boolean }) {
  const texts = useTexts<Texts>();
  const [suit, rank] = [suitOf(card), rankOf(card)];
  return (
    <li className="b-card" data-third={isThird}>
      <DrawnCard card={{ suit: SUITS[suit], rank: RANKS.indexOf(rank) + 1 }} label={`${texts.suit[suit]}${rank}`} />
    </li>
  );
}
