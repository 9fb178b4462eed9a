import { useState } from 'react';
import { useTexts } from '../../kit/react';
import type { Texts } from '../words';

interface PriceButtonProps {
  /** Label of the selection, to the left of the price. */
  readonly label: string;
  /** Match and market for screen readers. */
  readonly context: string;
  /** Empty while bets are closed. */
  readonly price: string;
  readonly isPicked: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/**
 * Renders a price button. Its accessible name describes the bet in full; after a change an arrow shows the direction.
 */
export function PriceButton({ label, context, price, isPicked, isDisabled, onPress }: PriceButtonProps) {
  const { board } = useTexts<Texts>();
  const [seen, setSeen] = useState<{ price: string; move: 'up' | 'down' | null }>({ price, move: null });
  if (seen.price !== price) {
    const isMove = seen.price !== '' && price !== '';
    setSeen({ price, move: isMove ? (Number(price) > Number(seen.price) ? 'up' : 'down') : null });
  }
  const move = seen.price === price ? seen.move : null;
  const spoken = price === '' ? board.closed : `${price}${move === null ? '' : ` ${board[move]}`}`;
  return (
    <button
      type="button"
      className="es-price"
      aria-pressed={isPicked}
      aria-label={`${context} ${label} ${spoken}`}
      data-move={move ?? undefined}
      disabled={price === '' || isDisabled}
      onClick={onPress}
    >
      <span className="es-price-label">{label}</span>
      {price === '' ? (
        <svg className="es-lock" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 7 H13 V14 H3 Z M5 7 V5 A3 3 0 0 1 11 5 V7" />
        </svg>
      ) : (
        <span className="es-price-figure" key={price} translate="no">
          {price}
          {move === null ? null : <i aria-hidden="true">{move === 'up' ? '▲' : '▼'}</i>}
        </span>
      )}
    </button>
  );
}
