import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useTexts } from '../../kit/react';
import { FIELDS } from '../engine/bets';
import type { TableState } from '../protocol';
import type { Texts } from './texts';

/** Explains payouts, limits and returns, third cards, the clock, and the shoe's commitment. */
export function Rules({ state }: { readonly state: TableState }) {
  const texts = useTexts<Texts>();
  const { rules } = texts;
  const { limits, returns, pace } = state.table;
  const seconds = (ms: number): number => ms / 1_000;
  return (
    <>
      <section>
        <h3>{rules.bets}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{rules.field}</th>
              <th scope="col">{rules.pays}</th>
              <th scope="col" className="v-figure">
                {rules.limit}
              </th>
              <th scope="col" className="v-figure">
                {rules.return}
              </th>
            </tr>
          </thead>
          <tbody>
            {FIELDS.map((field) => (
              <tr key={field}>
                <td>{texts.field[field]}</td>
                <td>{rules.payout[field]}</td>
                <td className="v-figure">
                  <span translate="no">{showMoney(toFen(limits[field].min))}</span> –{' '}
                  <span translate="no">{showMoney(toFen(limits[field].max))}</span>
                </td>
                <td className="v-figure">{returns[field]}%</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{rules.bets_hint}</p>
        <p>{rules.return_hint}</p>
      </section>
      <section>
        <h3>{rules.cards}</h3>
        <p>{rules.cards_text}</p>
        <p>{rules.player_third}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{rules.banker_points}</th>
              <th scope="col">{rules.banker_draws}</th>
            </tr>
          </thead>
          <tbody>
            {rules.banker.map(([points, draws]) => (
              <tr key={points}>
                <td>{points}</td>
                <td>{draws}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{rules.banker_alone}</p>
      </section>
      <section>
        <h3>{rules.clock}</h3>
        <p>
          {fill(rules.clock_text, {
            betting: seconds(pace.betting),
            closing: seconds(pace.closing),
            dealing: seconds(pace.dealing),
            result: seconds(pace.result),
          })}
        </p>
        <p>{rules.clock_hint}</p>
        <p>{rules.others}</p>
      </section>
      <section>
        <h3>{rules.shoe}</h3>
        <p>{rules.shoe_text}</p>
        <p>{rules.fair}</p>
        <p className="b-hash">{fill(rules.commitment, { shoe: state.shoe, commitment: state.commitment })}</p>
        {state.lastShoe?.seed == null ? null : (
          <p className="b-hash">{fill(rules.last_seed, { shoe: state.lastShoe.shoe, seed: state.lastShoe.seed })}</p>
        )}
      </section>
    </>
  );
}
