import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../kit/react';
import { formatHundredths } from '../../engine/prices';
import type { Kind, Play, Selection } from '../../engine/types';
import { signOf, type Sign } from '../../engine/zodiac';
import { nameGroup, nameLine, namePick, type Texts } from '../../names';
import { Ball } from '../draws/Ball';

interface PickGridProps {
  readonly kind: Kind;
  readonly play: Play;
  readonly yearSign: Sign;
  readonly picks: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Shows all lines of a play, one row for each place or group. */
export function PickGrid({ kind, play, yearSign, picks, onToggle }: PickGridProps) {
  const groups = [...new Set(play.selections.map(({ group }) => group))];
  const hasOnePrice = new Set(play.selections.map(({ price }) => price)).size === 1;
  return (
    <div className="pick-grid" data-play={`${kind}-${play.key}`}>
      {groups.map((group) => (
        <PickRow
          key={group ?? ''}
          kind={kind}
          yearSign={yearSign}
          selections={play.selections.filter((selection) => selection.group === group)}
          showsPrice={!hasOnePrice}
          picks={picks}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}

interface PickRowProps extends Pick<PickGridProps, 'kind' | 'yearSign' | 'picks' | 'onToggle'> {
  readonly selections: readonly Selection[];
  readonly showsPrice: boolean;
}

/** Renders a row as one tab stop; arrows, Home and End move between its lines. */
function PickRow({ kind, yearSign, selections, showsPrice, picks, onToggle }: PickRowProps) {
  const texts = useTexts<Texts>();
  const [current, setCurrent] = useState(0);
  const [first] = selections;
  if (first === undefined) return null;
  const name = nameGroup(kind, first, texts);
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const to = nextPlace(event.key, current, selections.length);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    event.currentTarget.parentElement?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div className="pick-row">
      {name === '' ? null : (
        <span className="pick-group" aria-hidden="true">
          {name}
        </span>
      )}
      <div className="pick-buttons" role="group" aria-label={name === '' ? texts.slip.title : name}>
        {selections.map((selection, place) => (
          <button
            key={selection.id}
            type="button"
            className="pick"
            tabIndex={place === current ? 0 : -1}
            aria-pressed={picks.includes(selection.id)}
            aria-label={`${nameLine(kind, selection, texts)} ${formatHundredths(selection.price)}`}
            onFocus={() => setCurrent(place)}
            onKeyDown={move}
            onClick={() => onToggle(selection.id)}
          >
            <Face kind={kind} selection={selection} texts={texts} />
            {showsPrice ? (
              <span className="pick-price" translate="no">
                {formatHundredths(selection.price)}
              </span>
            ) : null}
            {selection.play === 'zodiac' ? <span className="pick-balls">{ballsOf(selection.pick, yearSign)}</span> : null}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Draws balls, cars and dice like the drawn numbers; shows sides and patterns by name. */
function Face({ kind, selection, texts }: { readonly kind: Kind; readonly selection: Selection; readonly texts: Texts }) {
  const { play, pick } = selection;
  const isDrawn = play === 'special' || play === 'regular' || play === 'rank';
  if (isDrawn) return <Ball kind={kind} number={Number(pick)} />;
  if (kind === 'dice' && (play === 'triple' || play === 'pair') && pick !== 'any') {
    return (
      <span className="pick-dice">
        {Array.from({ length: play === 'triple' ? 3 : 2 }, (_, index) => (
          <Ball key={index} kind="dice" number={Number(pick)} />
        ))}
      </span>
    );
  }
  return (
    <span className="pick-name" data-pick={pick}>
      {namePick(selection, texts)}
    </span>
  );
}

function ballsOf(sign: string, yearSign: Sign): string {
  return Array.from({ length: 49 }, (_, index) => index + 1)
    .filter((ball) => signOf(ball, yearSign) === sign)
    .join(' ');
}

function nextPlace(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
