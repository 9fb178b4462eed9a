import { shanghaiTime } from '@site/shared/calendar';
import { fill } from '../../kit/page/language';
import { showMoneyFixed } from '../../kit/showMoney';
import { CheckLink, useTexts } from '../../kit/react';
import type { PastBatch } from './play/types';
import type { Texts } from './texts';

interface HistoryProps {
  readonly history: readonly PastBatch[];
  readonly gameCode: string;
  /** Commitment of the next batch, published before it is sent. */
  readonly commitment: string | null;
}

/** Lists the player's last batches, each with a link to recompute it. */
export function History({ history, gameCode, commitment }: HistoryProps) {
  const { history: texts, kind: names, rules } = useTexts<Texts>();
  const next = (
    <section className="next">
      <h3>{rules.commitment}</h3>
      <p>{commitment ?? rules.commitment_none}</p>
    </section>
  );
  if (history.length === 0) {
    return (
      <>
        <h3>{texts.empty}</h3>
        <p>{texts.empty_hint}</p>
        {next}
      </>
    );
  }
  const catchesOf = ({ caught }: PastBatch): string =>
    caught.length === 0 ? texts.none : caught.map(({ kind, multiplier }) => `${names[kind]} ×${String(multiplier)}`).join('、');
  return (
    <div className="past">
      <table>
        <caption>{fill(texts.caption, { count: history.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.time}</th>
            <th scope="col" className="v-figure">
              {texts.shots}
            </th>
            <th scope="col">{texts.catches}</th>
            <th scope="col" className="v-figure">
              {texts.stake}
            </th>
            <th scope="col" className="v-figure">
              {texts.payout}
            </th>
            <th scope="col" className="v-figure">
              {texts.proof}
            </th>
          </tr>
        </thead>
        <tbody>
          {history.map((past) => (
            <tr key={past.roundId}>
              <td>{shanghaiTime(past.at).time}</td>
              <td className="v-figure">{past.shots}</td>
              <td>{catchesOf(past)}</td>
              <td className="v-figure" translate="no">
                {showMoneyFixed(past.stake)}
              </td>
              <td className="v-figure" translate="no">
                {showMoneyFixed(past.payout)}
              </td>
              <td className="v-figure">
                {past.proof === null ? (
                  texts.none
                ) : (
                  <CheckLink params={{ game: gameCode, round: past.roundId, ...past.proof }} label={texts.check}>
                    {texts.proof}
                  </CheckLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next}
    </div>
  );
}
