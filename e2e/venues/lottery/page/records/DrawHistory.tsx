import { fill } from '../../../kit/page/language';
import { CheckLink, useTexts } from '../../../kit/react';
import type { Texts } from '../../names';
import type { TableState, WireDraw } from '../../protocol';
import { Numbers } from '../draws/Numbers';
import type { Draws } from './useDraws';

interface DrawHistoryProps {
  readonly game: TableState['game'];
  readonly history: Draws;
}

/** Lists the last hundred draws, each with a link to check it. */
export function DrawHistory({ game, history: { draws, hasFailed, retry } }: DrawHistoryProps) {
  const texts = useTexts<Texts>();
  if (draws === null) return hasFailed ? <HistoryError onRetry={retry} /> : <p role="status">…</p>;
  const checkOf = ({ id, seed }: WireDraw) => ({ game: game.gameCode, round: `${game.enName}:${game.gameCode}:${id}`, seed });
  return (
    <table className="draw-table">
      <caption>{fill(texts.history.caption, { count: draws.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.history.period}</th>
          <th scope="col">{texts.history.numbers}</th>
          <th scope="col">{texts.header.check}</th>
        </tr>
      </thead>
      <tbody>
        {draws.map((draw) => (
          <tr key={draw.id}>
            <th scope="row">{draw.id}</th>
            <td>
              <Numbers kind={game.kind} numbers={draw.numbers} yearSign={draw.yearSign} />
            </td>
            <td>
              <CheckLink params={checkOf(draw)} label={`${texts.header.check} ${draw.id}`}>
                <code>{draw.seed.slice(0, 8)}…</code>
              </CheckLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function HistoryError({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts<Texts>();
  return (
    <p className="history-error" role="alert">
      {texts.error.history}{' '}
      <button type="button" className="text-button" onClick={onRetry}>
        {texts.error.retry}
      </button>
    </p>
  );
}
