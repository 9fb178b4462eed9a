import { useId, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../kit/react';
import { formatHundredths, formatPercent } from '../../engine/prices';
import { playsOf, returnsOf } from '../../engine/rules';
import type { Kind, Play } from '../../engine/types';
import type { Sign } from '../../engine/zodiac';
import { namePlay, type Texts } from '../../names';
import { PickGrid } from './PickGrid';

interface BoardProps {
  readonly kind: Kind;
  readonly yearSign: Sign;
  readonly picks: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Shows the plays of the game as tabs, and the lines of the selected one. */
export function Board({ kind, yearSign, picks, onToggle }: BoardProps) {
  const texts = useTexts<Texts>();
  const id = useId();
  const plays = playsOf(kind, yearSign);
  const [chosen, choose] = useState(0);
  const play = plays[chosen];
  if (play === undefined) return null;
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? plays.length - 1 : 0;
    if (by === 0) return;
    const to = (chosen + by) % plays.length;
    choose(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  const explain: Readonly<Record<string, string>> = texts.explain[kind];
  return (
    <section className="board panel">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus; the keys come up from them. */}
      <div className="play-tabs" role="tablist" aria-label={texts.rules.line} onKeyDown={move}>
        {plays.map(({ key, selections }, place) => {
          const count = selections.filter((selection) => picks.includes(selection.id)).length;
          return (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-controls={`${id}-panel`}
              aria-selected={place === chosen}
              tabIndex={place === chosen ? 0 : -1}
              onClick={() => choose(place)}
            >
              {namePlay(kind, key, texts)}
              {count > 0 ? <span className="play-count">{count}</span> : null}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${play.key}`}>
        <p className="play-explain">
          {explain[play.key]} <PlayTerms play={play} />
        </p>
        <PickGrid key={play.key} kind={kind} play={play} yearSign={yearSign} picks={picks} onToggle={onToggle} />
      </div>
    </section>
  );
}

function PlayTerms({ play }: { readonly play: Play }) {
  const texts = useTexts<Texts>();
  const { least, most } = returnsOf(play.selections);
  const returned = [...new Set([formatPercent(least), formatPercent(most)])].join('–');
  const prices = [...new Set(play.selections.map(({ price }) => price))].sort((a, b) => Number(a - b));
  const [lowest = 0n, highest = lowest] = [prices[0], prices.at(-1)];
  const paid = [...new Set([lowest, highest])].map((price) => formatHundredths(price)).join('–');
  return <span className="play-terms">{`${texts.rules.odds} ${paid} · ${texts.rules.return} ${returned}%`}</span>;
}
