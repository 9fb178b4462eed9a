import type { ReactElement } from 'react';
import { rankText, type Card } from './card';
import { CourtFigure } from './CourtFigure';
import { SUIT_PATHS } from './suitPaths';

/** Draws the back of a card: night blue with a gilt lattice of clouds around a moon. */
function CardBack(): ReactElement {
  return (
    <>
      <rect className="card-paper" x=".6" y=".6" width="98.8" height="138.8" rx="8" />
      <rect className="back-ground" x="5" y="5" width="90" height="130" rx="5" />
      <g className="back-lattice">
        {ROWS.map((y) => COLUMNS.map((x) => <path key={`${String(x)} ${String(y)}`} d={`M${String(x - 9)} ${String(y)}l9-9 9 9-9 9z`} />))}
      </g>
      <circle className="back-moon" cx="50" cy="70" r="21" />
      <path className="back-cloud" d="M36 75c0-5 6-7 9-3 1-8 13-8 13 0 6-2 9 6 3 8H39c-2 0-3-2-3-5zM41 62h18M45 57h10" />
      <rect className="back-frame" x="9" y="9" width="82" height="122" rx="3" />
    </>
  );
}

const COLUMNS = [14, 32, 50, 68, 86];
const ROWS = [16, 34, 52, 70, 88, 106, 124];

interface PlayingCardProps {
  /** Null for a card that only the server knows; it is shown face down. */
  readonly card: Card | null;
  readonly isFaceDown?: boolean;
  /** Accessible name; without it the card is decoration next to a text with the same content. */
  readonly label?: string;
}

/** Draws a card of a standard deck, 100 wide and 140 high; its container determines the size. */
export function PlayingCard({ card, isFaceDown = false, label }: PlayingCardProps): ReactElement {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  if (card === null || isFaceDown) {
    return (
      <svg className="playing-card" viewBox="0 0 100 140" {...spoken}>
        <CardBack />
      </svg>
    );
  }
  return (
    <svg className={`playing-card ${isRed(card) ? 'red' : 'black'}`} viewBox="0 0 100 140" {...spoken}>
      <rect className="card-paper" x=".6" y=".6" width="98.8" height="138.8" rx="8" />
      <Corner card={card} />
      <g transform="rotate(180 50 70)">
        <Corner card={card} />
      </g>
      {card.rank > 10 ? <CourtFigure card={card} /> : <Pips card={card} />}
    </svg>
  );
}

function isRed({ suit }: Card): boolean {
  return suit === 'heart' || suit === 'diamond';
}

function Corner({ card }: { readonly card: Card }): ReactElement {
  return (
    <>
      <text className={card.rank === 10 ? 'card-rank narrow' : 'card-rank'} x="14" y="28">
        {rankText(card)}
      </text>
      <path className="card-ink" d={SUIT_PATHS[card.suit]} transform="translate(5.5 33) scale(.71)" />
    </>
  );
}

const LEFT = 37;
const MIDDLE = 50;
const RIGHT = 63;

type Place = readonly [x: number, y: number];

/** Positions of the pips for each rank; those of the lower half are rotated. */
const PLACES: readonly (readonly Place[])[] = [
  [[MIDDLE, 70]],
  [
    [MIDDLE, 34],
    [MIDDLE, 106],
  ],
  [
    [MIDDLE, 34],
    [MIDDLE, 70],
    [MIDDLE, 106],
  ],
  columns(34, 106),
  [...columns(34, 106), [MIDDLE, 70]],
  columns(34, 70, 106),
  [...columns(34, 70, 106), [MIDDLE, 52]],
  [...columns(34, 70, 106), [MIDDLE, 52], [MIDDLE, 88]],
  [...columns(30, 56.7, 83.3, 110), [MIDDLE, 70]],
  [...columns(30, 56.7, 83.3, 110), [MIDDLE, 43.3], [MIDDLE, 96.7]],
];

function columns(...rows: readonly number[]): readonly Place[] {
  return rows.flatMap((y): readonly Place[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
}

function Pips({ card: { rank, suit } }: { readonly card: Card }): ReactElement {
  const size = rank === 1 ? 46 : 17;
  return (
    <>
      {PLACES[rank - 1]?.map(([x, y]) => (
        <path
          key={`${String(x)} ${String(y)}`}
          className="card-ink"
          d={SUIT_PATHS[suit]}
          transform={`translate(${String(x)} ${String(y)}) ${y > 70 ? 'rotate(180)' : ''} scale(${String(size / 24)}) translate(-12 -12)`}
        />
      ))}
      {rank === 1 && <circle className="card-halo" cx="50" cy="70" r="33" />}
    </>
  );
}
