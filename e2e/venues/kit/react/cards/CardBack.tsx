import type { ReactElement } from 'react';

/** Draws the back of a card: night blue with a gilt lattice of clouds around a moon. */
export function CardBack(): ReactElement {
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
