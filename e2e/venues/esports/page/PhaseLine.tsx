import type { ReactNode } from 'react';
import { fill } from '../../kit/page/language';
import { useCountdown, useTexts } from '../../kit/react';
import { ESPORTS, isEsports } from '../engine';
import type { Board, WireMatch } from '../protocol';
import type { Texts } from '../words';

interface PhaseLineProps {
  readonly match: WireMatch;
  readonly board: Board;
  /** Headings of the columns of figures below, shown at the end of the line. */
  readonly children?: ReactNode;
}

export function PhaseLine({ match, board, children }: PhaseLineProps) {
  const texts = useTexts<Texts>();
  const isBefore = match.phase === 'before';
  const seconds = useCountdown(isBefore ? match.startsAt - board.now : 0, board);
  const isLive = !isBefore && match.phase !== 'over';
  const map = match.score[0] + match.score[1] + 1;
  const text = isBefore
    ? fill(texts.board.starts_in, { time: `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}` })
    : fill(texts.phase[match.phase], { map, minute: match.minute });
  return (
    <p className="es-phase" data-live={isLive}>
      <span>{text}</span>
      {isEsports(match.title) ? <small>{bestOf(texts, ESPORTS[match.title].bestOf)}</small> : null}
      {children}
    </p>
  );
}

function bestOf(texts: Texts, count: number): string {
  return fill(texts.board.best_of, { count, wins: (count + 1) / 2 });
}
