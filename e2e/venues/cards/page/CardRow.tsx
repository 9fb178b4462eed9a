import { cardName, type Card } from '../../kit/react/cards/card';
import { PlayingCard } from '../../kit/react/cards/PlayingCard';
import { useLanguage, useTexts } from '../../kit/react';
import type { Texts } from './texts';

interface CardRowProps {
  readonly label: string;
  readonly cards: readonly Card[];
  /** Number of cards that only the server knows, placed after the others. */
  readonly hidden?: number;
  /** Separates the last two cards, which decide the bull. */
  readonly isParted?: boolean;
}

/** Shows cards in a row that are dealt one after another. */
export function CardRow({ label, cards, hidden = 0, isParted = false }: CardRowProps) {
  const language = useLanguage();
  const { table } = useTexts<Texts>();
  const all = [...cards, ...Array.from({ length: hidden }, () => null)];
  return (
    <ul className={isParted ? 'row parted' : 'row'} aria-label={label}>
      {all.map((card, place) => (
        <li key={`${String(place)} ${card === null ? 'hidden' : cardName(card, language)}`} className="row-card">
          <PlayingCard card={card} label={card === null ? table.hidden : cardName(card, language)} />
        </li>
      ))}
    </ul>
  );
}
