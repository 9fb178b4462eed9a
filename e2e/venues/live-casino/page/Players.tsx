import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useTexts } from '../../kit/react';
import { FIELDS } from '../engine/bets';
import type { TableState } from '../protocol';
import type { Texts } from './texts';

/** Shows the other players at the table as anonymous seats. */
export function Players({ state }: { readonly state: TableState }) {
  const texts = useTexts<Texts>();
  return (
    <section className="b-players" aria-label={texts.players.label}>
      <h2>
        {fill(texts.players.seated, { count: state.seats })}
        <small>{fill(texts.players.own, { seat: state.ownSeat })}</small>
      </h2>
      {state.others.length === 0 ? <p>{texts.players.none}</p> : null}
      <ul>
        {state.others.map(({ seat, bets }) => (
          <li key={seat}>
            <span className="b-seat" data-colour={seat % 6}>
              {seat}
            </span>
            <span className="b-other-bets">
              {FIELDS.map((field) => {
                const amount = bets[field];
                return amount === undefined ? null : (
                  <span key={field} data-side={field}>
                    {texts.field[field]} <span translate="no">{showMoney(toFen(amount))}</span>
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
