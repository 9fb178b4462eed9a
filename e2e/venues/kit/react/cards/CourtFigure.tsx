import type { ReactElement } from 'react';
import type { Card } from './card';
import { SUIT_PATHS } from './suitPaths';

/**
 * Draws jack, queen or king: a figure with its own headdress in the upper half, and the same figure rotated in the
 * lower half.
 */
export function CourtFigure({ card }: { readonly card: Card }): ReactElement {
  return (
    <>
      <rect className="court-panel" x="29" y="17" width="42" height="106" rx="4" />
      <CourtHalf card={card} />
      <g transform="rotate(180 50 70)">
        <CourtHalf card={card} />
      </g>
      <path className="court-line" d="M29 79 71 61" />
    </>
  );
}

function CourtHalf({ card: { rank, suit } }: { readonly card: Card }): ReactElement {
  return (
    <>
      <path className="court-robe" d="M31 77.5c1.5-12 6-18 13-20.5l6 5 6-5c6.5 2 10.5 5 12.5 8.5z" />
      <path className="court-trim" d="M44 57l6 5.5 6-5.5M50 62.5v6.5M37 75.5c1-6.5 3.5-10.5 7-13M62.5 67c-1-2-2.5-3.5-4.5-4.5" />
      <path className="court-face" d="M43.5 42h13v7c0 5-3 8.5-6.5 8.5s-6.5-3.5-6.5-8.5z" />
      <path className="court-look" d="M46 47.2h2.6M51.4 47.2H54M48.8 53.3q1.2.8 2.4 0" />
      {HEADDRESSES[rank]}
      <path className="card-ink" d={SUIT_PATHS[suit]} transform="translate(31 19.5) scale(.36)" />
    </>
  );
}

const HEADDRESSES: Readonly<Record<number, ReactElement>> = {
  // Jack: a cap with two long feathers.
  11: (
    <>
      <path className="court-trim" d="M45 34C41 29 40 25 35.5 33M55 34c4-5 8-12 13-11" />
      <path className="court-crown" d="M42.5 43c0-7 3-10.5 7.5-10.5S57.5 36 57.5 43z" />
      <circle className="court-jewel" cx="50" cy="38" r="1.8" />
    </>
  ),
  // Queen: a phoenix tiara with pendants.
  12: (
    <>
      <path className="court-hair" d="M42.5 50c-2-9 1-14 7.5-14s9.5 5 7.5 14l-2-6.5h-11z" />
      <path
        className="court-crown"
        d="M40.5 39c3-1 4-4 3.5-7 2 1 3.5 2 4 4 0-3 1-6 2-8 1 2 2 5 2 8 .5-2 2-3 4-4-.5 3 .5 6 3.5 7-4 3-15 3-19 0z"
      />
      <path className="court-trim" d="M41 41v6M59 41v6" />
      <circle className="court-jewel" cx="50" cy="36.5" r="1.7" />
    </>
  ),
  // King: the flat crown of an emperor with strings of beads, and a beard.
  13: (
    <>
      <path className="court-hair" d="M46.5 54.5h7L50 63z" />
      <path className="court-crown" d="M38.5 31.5l23-2v3.5l-4 .5V42h-15v-8l-4 .5z" />
      <path className="court-trim" d="M40 35.5v7M42.3 35v5M57.7 33.5v6M60 33v8" />
      <circle className="court-jewel" cx="50" cy="37.5" r="1.8" />
    </>
  ),
};
