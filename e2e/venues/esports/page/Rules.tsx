import { showMoney } from '../../kit/showMoney';
import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { useTexts } from '../../kit/react';
import { RETURNS } from '../engine';
import { ESPORTS_KINDS, FOOTBALL_KINDS } from '../engine/match';
import type { Board } from '../protocol';
import type { Texts } from '../words';

/** Explains what is simulated, how bets are taken and settled, and the return of each market. */
export function Rules({ board, isFootball }: { readonly board: Board; readonly isFootball: boolean }) {
  const texts = useTexts<Texts>();
  const { rules } = texts;
  const { lowestStake, highestStake, highestWin } = board.limits;
  const limits = {
    lowest: showMoney(toFen(lowestStake)),
    highest: showMoney(toFen(highestStake)),
    win: showMoney(toFen(highestWin)),
  };
  return (
    <>
      <section>
        <h3>{rules.simulated}</h3>
        <p>{isFootball ? texts.notice.football : texts.notice.esports}</p>
        <p>{isFootball ? rules.simulated_football : rules.simulated_esports}</p>
      </section>
      <section>
        <h3>{rules.bets}</h3>
        <p>{rules.bets_one}</p>
        <p>{rules.bets_parlay}</p>
        <p>{fill(rules.bets_limits, limits)}</p>
        <p>{isFootball ? rules.closing_football : rules.closing_esports}</p>
        {isFootball ? <p>{rules.quarters}</p> : null}
      </section>
      <section>
        <h3>{rules.returns}</h3>
        <p>{rules.returns_intro}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{rules.market}</th>
              <th scope="col" className="v-figure">
                {rules.return}
              </th>
              <th scope="col" className="v-figure">
                {rules.margin}
              </th>
            </tr>
          </thead>
          <tbody>
            {(isFootball ? FOOTBALL_KINDS : ESPORTS_KINDS).map((kind) => (
              <tr key={kind}>
                <td>{texts.kind[kind]}</td>
                <td className="v-figure">{RETURNS[kind]}%</td>
                <td className="v-figure">{100 - RETURNS[kind]}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{rules.fair}</h3>
        <p>{rules.fair_text}</p>
      </section>
    </>
  );
}
