import { useEffect, useRef } from 'react';
import { fill } from '../../kit/page/language';
import { useLocal, useTexts } from '../../kit/react';
import { pointsOf } from '../engine';
import type { Board, WireMatch } from '../protocol';
import { writeScore, type Texts } from '../words';
import { Crest } from './Crest';
import { MarketRow } from './MarketRow';
import { MatchView } from './MatchView';
import { PhaseLine } from './PhaseLine';
import type { SlipModel } from './useSlip';

interface MatchDetailProps {
  readonly match: WireMatch;
  readonly board: Board;
  readonly slip: SlipModel;
  readonly isLost: boolean;
  readonly onBack: () => void;
}

/** Shows one match: its drawing, its course so far, and every market. */
export function MatchDetail({ match, board, slip, isLost, onBack }: MatchDetailProps) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    back.current?.focus();
  }, []);
  return (
    <article className="es-detail">
      <button ref={back} type="button" className="v-ghost-button es-back" onClick={onBack}>
        {texts.board.back}
      </button>
      <header className="es-detail-head">
        <PhaseLine match={match} board={board} />
        <h2>
          <span>
            <Crest code={match.home.code} /> {local(match.home.name)}
          </span>
          <b>{writeScore(match.score)}</b>
          <span>
            <Crest code={match.away.code} /> {local(match.away.name)}
          </span>
        </h2>
        <MatchView match={match} />
      </header>
      <section className="es-timeline" aria-label={texts.board.timeline}>
        <h3>{texts.board.timeline}</h3>
        <Timeline match={match} />
      </section>
      <div className="es-all-markets">
        {match.markets.length === 0 ? <p className="es-closed">{texts.board.all_closed}</p> : null}
        {match.markets.map((market) => (
          <MarketRow
            key={`${market.kind}:${String(market.map)}:${market.offers[0]?.key ?? ''}`}
            match={match}
            market={market}
            slip={slip}
            isLost={isLost}
          />
        ))}
      </div>
      <p className="es-commitment">
        {texts.board.commitment} <code>{match.commitment}</code>
      </p>
    </article>
  );
}

function Timeline({ match }: { readonly match: WireMatch }) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  if (match.lines.length === 0 && match.events.length === 0) return <p className="es-hint">{texts.board.nothing_yet}</p>;
  return (
    <ol>
      {match.lines.map((line, index) => (
        <li key={index} className="es-map-line">
          <span>{fill(texts.board.map_line, { map: index + 1 })}</span>
          <span className="es-points" aria-hidden="true">
            {Array.from(line).map((point, place) => (
              <i key={place} data-side={point} />
            ))}
          </span>
          <b>{writeScore(pointsOf(line))}</b>
        </li>
      ))}
      {[...match.events].reverse().map(({ minute, type, side }) => (
        <li key={`${String(minute)}:${type}`} data-type={type}>
          {fill(texts.board[type], { minute, team: local(match[side].name) })}
        </li>
      ))}
    </ol>
  );
}
