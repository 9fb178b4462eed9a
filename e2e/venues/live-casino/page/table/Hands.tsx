import { totalOf } from '../../engine/cards';
import { useTexts } from '../../../kit/react';
import { fill } from '../../../kit/page/language';
import type { TableState } from '../../protocol';
import { PlayingCard } from '../cards/PlayingCard';
import type { Texts } from '../texts';
import { Clock } from './Clock';
import type { Shown } from './useReveal';

interface HandsProps {
  readonly state: TableState;
  readonly shown: Shown;
}

/** Shows both hands with their points, and the clock between them. */
export function Hands({ state, shown }: HandsProps) {
  const winner = state.phase === 'result' ? (state.outcome?.winner ?? null) : null;
  return (
    <div className="b-hands">
      <Hand side="player" cards={shown.player} isWinner={winner === 'player'} />
      <Clock state={state} />
      <Hand side="banker" cards={shown.banker} isWinner={winner === 'banker'} />
    </div>
  );
}

interface HandProps {
  readonly side: 'player' | 'banker';
  readonly cards: Shown['player'];
  readonly isWinner: boolean;
}

function Hand({ side, cards, isWinner }: HandProps) {
  const texts = useTexts<Texts>();
  return (
    <section className="b-hand" data-side={side} data-winner={isWinner} aria-label={texts.side[side]}>
      <h2>
        {texts.side[side]}
        {cards.length === 0 ? null : <span className="b-points">{fill(texts.table.points, { points: totalOf(cards) })}</span>}
      </h2>
      <ul className="b-cards">
        {cards.map((card, index) => (
          <PlayingCard key={`${String(index)}:${card}`} card={card} isThird={index === 2} />
        ))}
        {cards.length === 0 ? (
          <>
            <li className="b-card b-empty" aria-hidden="true" />
            <li className="b-card b-empty" aria-hidden="true" />
          </>
        ) : null}
      </ul>
    </section>
  );
}
