import { shanghaiTime } from '@site/shared/calendar';
import { showMoneyFixed } from '../../kit/showMoney';
import { CheckLink, useTexts } from '../../kit/react';
import type { Texts } from './texts';
import type { PastRound } from './usePlay';

/** Lists the player's rounds of this session, the newest first, each with a link to recompute it. */
export function History({ rounds }: { readonly rounds: readonly PastRound[] }) {
  const { history } = useTexts<Texts>();
  if (rounds.length === 0) return <p>{history.empty}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{history.time}</th>
          <th scope="col">{history.result}</th>
          <th scope="col" className="v-figure">
            {history.stake}
          </th>
          <th scope="col" className="v-figure">
            {history.payout}
          </th>
          <th scope="col" className="v-figure">
            {history.check}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ at, roundId, staked, payout, text, check }) => (
          <tr key={roundId}>
            <td>{shanghaiTime(at).time}</td>
            <td>{text}</td>
            <td className="v-figure" translate="no">
              {showMoneyFixed(staked)}
            </td>
            <td className="v-figure" translate="no">
              {showMoneyFixed(payout)}
            </td>
            <td className="v-figure">
              <CheckLink params={check}>{history.check}</CheckLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
