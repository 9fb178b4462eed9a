import { fill } from '../../kit/page/language';
import { useLocal, useTexts } from '../../kit/react';
import type { Board, WireMatch } from '../protocol';
import type { Texts } from '../words';
import { Crest } from './Crest';
import { mainMarkets, pointsNow } from './matchFacts';
import { MarketRow } from './MarketRow';
import { PhaseLine } from './PhaseLine';
import type { SlipModel } from './useSlip';

interface MatchRowProps {
  readonly match: WireMatch;
  readonly board: Board;
  readonly slip: SlipModel;
  readonly isLost: boolean;
  readonly onDetail: () => void;
}

/** Shows a match on the board: state, teams and score on the left, its main prices on the right. */
export function MatchRow({ match, board, slip, isLost, onDetail }: MatchRowProps) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const points = pointsNow(match);
  const shown = mainMarkets(match);
  const more = match.markets.length === 0 ? texts.board.timeline : texts.board.more;
  const hasBegun = match.phase !== 'before';
  return (
    <article className="es-match" data-phase={match.phase}>
      <div className="es-facts">
        <PhaseLine match={match} board={board}>
          {points === null ? null : (
            <small className="es-columns">
              <i>{texts.point[match.title]}</i> <i>{texts.board.map}</i>
            </small>
          )}
        </PhaseLine>
        {(['home', 'away'] as const).map((side, index) => (
          <p key={side} className="es-team">
            <Crest code={match[side].code} />
            <span>{local(match[side].name)}</span>
            {points === null ? null : <em>{points[index]}</em>}
            <b>{hasBegun ? match.score[index] : '–'}</b>
          </p>
        ))}
        {match.title === 'football' && hasBegun ? (
          <p className="es-meta">{fill(texts.board.corners, { home: match.corners[0], away: match.corners[1] })}</p>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className="es-closed">{texts.board.all_closed}</p>
      ) : (
        <div className="es-main-markets">
          {shown.map((market) => (
            <MarketRow key={`${market.kind}:${String(market.map)}`} match={match} market={market} slip={slip} isLost={isLost} isShort />
          ))}
        </div>
      )}
      <button
        type="button"
        className="es-more"
        onClick={onDetail}
        aria-label={`${fill(texts.board.versus, { home: local(match.home.name), away: local(match.away.name) })} ${more}`}
      >
        {match.markets.length === 0 ? null : <span aria-hidden="true">+{match.markets.length}</span>}
        <span>{more}</span>
      </button>
    </article>
  );
}
