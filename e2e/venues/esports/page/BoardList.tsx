import { useState } from 'react';
import { fill } from '../../kit/page/language';
import { useTexts } from '../../kit/react';
import type { Board, WireMatch } from '../protocol';
import type { Texts } from '../words';
import { MatchRow } from './MatchRow';
import type { SlipModel } from './useSlip';

interface BoardListProps {
  readonly board: Board;
  readonly slip: SlipModel;
  readonly isLost: boolean;
  readonly onDetail: (matchId: string) => void;
  readonly onResults: () => void;
}

/** Lists all matches by title, current ones before upcoming ones. */
export function BoardList({ board, slip, isLost, onDetail, onResults }: BoardListProps) {
  const texts = useTexts<Texts>();
  const [wanted, setWanted] = useState<WireMatch['title'] | 'all'>('all');
  const titles = [...new Set(board.matches.map(({ title }) => title))];
  const shown = wanted === 'all' ? titles : titles.filter((title) => title === wanted);
  return (
    <>
      <div className="es-filter" role="group" aria-label={texts.board.filter}>
        {titles.length > 1
          ? (['all', ...titles] as const).map((each) => (
              <button key={each} type="button" className="es-tab" aria-pressed={wanted === each} onClick={() => setWanted(each)}>
                {each === 'all' ? texts.board.all : texts.title[each]}
              </button>
            ))
          : null}
        <button type="button" className="es-tab es-tab-quiet" onClick={onResults}>
          {texts.board.results}
        </button>
      </div>
      {shown.map((title) => {
        const matches = board.matches.filter((match) => match.title === title);
        return (
          <section key={title} className="es-league" data-title={title} aria-label={texts.title[title]}>
            <h2>
              <span>{fill(texts.board.simulated_title, { title: texts.title[title] })}</span>
              <small>{matches.length}</small>
            </h2>
            {matches.map((match) => (
              <MatchRow
                key={match.matchId}
                match={match}
                board={board}
                slip={slip}
                isLost={isLost}
                onDetail={() => onDetail(match.matchId)}
              />
            ))}
          </section>
        );
      })}
    </>
  );
}
