import { type Fen } from '../../../kit/page/money';
import { showMoney } from '../../../kit/showMoney';
import { fill } from '../../../kit/page/language';
import { Chip, useTexts } from '../../../kit/react';
import type { Field } from '../../engine/bets';
import { stackOf } from '../betting/stage';
import type { Texts } from '../texts';

interface BetFieldProps {
  readonly field: Field;
  readonly chips: readonly Fen[];
  readonly placed: Fen;
  readonly staged: Fen;
  /** Total real money bet by all players in the round. */
  readonly pot: Fen;
  /** Seats of other players who bet here. */
  readonly seats: readonly number[];
  readonly isOpen: boolean;
  readonly isWon: boolean;
  readonly onPut: () => void;
}

const CHIPS_SHOWN = 4;
const SEATS_SHOWN = 5;

/** Shows one field of the table; a press puts the selected chip on it. */
export function BetField({ field, chips, placed, staged, pot, seats, isOpen, isWon, onPut }: BetFieldProps) {
  const texts = useTexts<Texts>();
  const own = placed + staged;
  const parts = [
    texts.field[field],
    texts.odds[field],
    ...(placed > 0 ? [fill(texts.table.placed, { amount: showMoney(placed) })] : []),
    ...(staged > 0 ? [fill(texts.table.staged, { amount: showMoney(staged) })] : []),
  ];
  return (
    <button
      type="button"
      className="b-field"
      data-field={field}
      data-won={isWon}
      data-staged={staged > 0}
      aria-disabled={!isOpen}
      aria-label={parts.join(texts.table.comma)}
      onClick={onPut}
    >
      <span className="b-field-name">{texts.field[field]}</span>
      <span className="b-odds">{texts.odds[field]}</span>
      <span className="b-stack" aria-hidden="true">
        {stackOf(own, chips, CHIPS_SHOWN)
          .toReversed()
          .map((amount, index) => (
            <Chip key={index} amount={amount} />
          ))}
      </span>
      {own > 0 ? (
        <span className="b-own" translate="no">
          {showMoney(own)}
        </span>
      ) : null}
      <span className="b-field-foot">
        <span className="b-seat-dots">
          {seats.slice(0, SEATS_SHOWN).map((seat) => (
            <span key={seat} className="b-seat" data-colour={seat % 6} title={fill(texts.table.seat, { seat })}>
              {seat}
            </span>
          ))}
        </span>
        <span className="b-pot">{pot > 0 ? fill(texts.table.pot, { amount: showMoney(pot) }) : ''}</span>
      </span>
    </button>
  );
}
