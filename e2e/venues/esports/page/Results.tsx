import { shanghaiTime } from '@site/shared/calendar';
import { useCallback, useEffect, useState } from 'react';
import { fill } from '../../kit/page/language';
import { CheckLink, useLocal, useTexts, type Session } from '../../kit/react';
import { pointsOf } from '../engine';
import { resultsSchema, type Board, type WireResult } from '../protocol';
import { writeScore, type Texts } from '../words';

type Loaded = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly results: readonly WireResult[] };

/** Lists the last matches that have ended, each with its seed. */
export function Results({ session }: { readonly session: Session<Board> }) {
  const texts = useTexts<Texts>().results;
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const { ask } = session;
  const load = useCallback(async () => {
    const answer = await ask(resultsSchema, '/api/results', {});
    setLoaded(answer.kind === 'answered' ? { kind: 'ready', results: answer.data.results } : { kind: 'failed' });
  }, [ask]);
  useEffect(() => {
    void load();
  }, [load]);
  switch (loaded.kind) {
    case 'loading':
      return <p role="status">{texts.loading}</p>;
    case 'failed':
      return (
        <p role="alert">
          {texts.failed}{' '}
          <button type="button" className="v-ghost-button" onClick={() => void load()}>
            {texts.retry}
          </button>
        </p>
      );
    case 'ready':
      return (
        <>
          <p>{texts.intro}</p>
          {loaded.results.length === 0 ? <p>{texts.none}</p> : null}
          <ul className="es-results">
            {loaded.results.map((result) => (
              <ResultLine key={result.matchId} result={result} gameCode={session.state.game.gameCode} />
            ))}
          </ul>
        </>
      );
  }
}

function ResultLine({ result, gameCode }: { readonly result: WireResult; readonly gameCode: string }) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const { matchId, title, home, away, startsAt, score, lines, seed, commitment } = result;
  return (
    <li>
      <p>
        <small>
          {texts.title[title]} {shanghaiTime(startsAt).time.slice(0, 'hh:mm'.length)}
        </small>
        <b>
          {local(home.name)} {writeScore(score)} {local(away.name)}
        </b>
        {lines.length === 0 ? null : <span>{lines.map((line) => writeScore(pointsOf(line))).join('，')}</span>}
      </p>
      <CheckLink
        className="v-tool"
        params={{ game: gameCode, round: matchId, seed, commitment }}
        label={`${texts.results.check} ${fill(texts.board.versus, { home: local(home.name), away: local(away.name) })}`}
      >
        {texts.results.check}
      </CheckLink>
    </li>
  );
}
