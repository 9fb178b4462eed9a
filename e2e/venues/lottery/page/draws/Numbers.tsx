import type { Kind, Numbers as Drawn } from '../../engine/types';
import { signOf, type Sign } from '../../engine/zodiac';
import { sumOf } from '../../engine/plays/definePlay';
import { fill } from '../../../kit/page/language';
import { useTexts } from '../../../kit/react';
import { namePick, type Texts } from '../../names';
import { Ball } from './Ball';

interface NumbersProps {
  readonly kind: Kind;
  readonly numbers: Drawn;
  readonly yearSign: Sign;
  /** True to show details next to the numbers: the sum, the sign of each ball. */
  readonly isLarge?: boolean;
}

/** Shows the numbers of a draw in order, with the special ball separated. */
export function Numbers({ kind, numbers, yearSign, isLarge = false }: NumbersProps) {
  const texts = useTexts<Texts>();
  const special = kind === 'balls' ? numbers.length - 1 : null;
  return (
    <div className={isLarge ? 'numbers numbers-large' : 'numbers'} data-kind={kind}>
      <ol>
        {numbers.map((number, place) => (
          <li key={`${String(place)}:${String(number)}`} data-special={place === special}>
            {place === special ? (
              <span className="numbers-plus" aria-hidden="true">
                +
              </span>
            ) : null}
            <Ball kind={kind} number={number} />
            {isLarge && kind === 'balls' ? (
              <span className="numbers-sign">{namePick({ pick: signOf(number, yearSign) }, texts)}</span>
            ) : null}
          </li>
        ))}
      </ol>
      {isLarge && (kind === 'dice' || kind === 'digits') ? (
        <span className="numbers-sum">{fill(texts.draw.sum, { sum: sumOf(numbers) })}</span>
      ) : null}
    </div>
  );
}
