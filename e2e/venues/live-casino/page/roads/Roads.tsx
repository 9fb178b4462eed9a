import { useMemo } from 'react';
import { fill } from '../../../kit/page/language';
import { useTexts } from '../../../kit/react';
import { readResults, type RoadResult } from '../../engine/results';
import { beadRoad, bigRoad, derivedRoad, ROAD_ROWS, type LookBack, type Place } from '../../engine/roads';
import type { Texts } from '../texts';

/** Shows the roads of the current shoe, and the number of wins of each side. */
export function Roads({ results: written }: { readonly results: string }) {
  const texts = useTexts<Texts>();
  const results = useMemo(() => readResults(written), [written]);
  const count = (winner: RoadResult['winner']): number => results.filter((result) => result.winner === winner).length;
  const counts = { banker: count('banker'), player: count('player'), tie: count('tie') };
  return (
    <section className="b-roads" aria-label={texts.roads.label}>
      <p className="b-counts">
        {(['banker', 'player', 'tie'] as const).map((winner) => (
          <span key={winner} data-side={winner}>
            {texts.field[winner]} <b>{counts[winner]}</b>
          </span>
        ))}
        <span>{fill(texts.roads.rounds, { rounds: results.length })}</span>
      </p>
      <div className="b-road-grid">
        <Road name={texts.roads.bead} columns={BEAD_COLUMNS} cells={beadRoad(results)} draw={drawBead} texts={texts} />
        <Road name={texts.roads.big} columns={BIG_COLUMNS} cells={bigRoad(results)} draw={drawBig} texts={texts} />
        <Derived name={texts.roads.big_eye} results={results} back={1} />
        <Derived name={texts.roads.small} results={results} back={2} />
        <Derived name={texts.roads.cockroach} results={results} back={3} />
      </div>
    </section>
  );
}

/** Proportions match the stylesheet: cells of one size, and roads of one height. */
const BEAD_COLUMNS = 14;
const BIG_COLUMNS = 28;
const DERIVED_COLUMNS = 17;
const CELL = 10;

interface RoadProps<Cell extends Place> {
  readonly name: string;
  /** Number of visible columns, the newest ones. */
  readonly columns: number;
  readonly cells: readonly Cell[];
  readonly draw: (cell: Cell, texts: Texts) => React.ReactNode;
  readonly texts: Texts;
}

function Road<Cell extends Place>({ name, columns, cells, draw, texts }: RoadProps<Cell>) {
  const used = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const first = Math.max(0, used + 1 - columns);
  return (
    <figure className="b-road">
      <figcaption>{name}</figcaption>
      <svg viewBox={`0 0 ${String(columns * CELL)} ${String(ROAD_ROWS * CELL)}`} role="img" aria-label={name}>
        <path className="b-grid" d={gridOf(columns)} />
        {cells
          .filter(({ column }) => column >= first)
          .map((cell) => (
            <g
              key={`${String(cell.column)}:${String(cell.row)}`}
              transform={`translate(${String((cell.column - first) * CELL)} ${String(cell.row * CELL)})`}
            >
              {draw(cell, texts)}
            </g>
          ))}
      </svg>
    </figure>
  );
}

const MARKS = {
  1: <circle className="b-hollow" cx="5" cy="5" r="3.2" />,
  2: <circle className="b-solid" cx="5" cy="5" r="3.4" />,
  3: <path className="b-slash" d="M2 8 L8 2" />,
} as const;

function Derived({ name, results, back }: { readonly name: string; readonly results: readonly RoadResult[]; readonly back: LookBack }) {
  const texts = useTexts<Texts>();
  return (
    <Road
      name={name}
      columns={DERIVED_COLUMNS}
      cells={derivedRoad(results, back)}
      draw={({ tint }) => <g data-tint={tint}>{MARKS[back]}</g>}
      texts={texts}
    />
  );
}

function drawBead({ winner, playerPair, bankerPair }: ReturnType<typeof beadRoad>[number], texts: Texts) {
  return (
    <g data-side={winner}>
      <circle className="b-bead" cx="5" cy="5" r="4.4" />
      <text x="5" y="7.1" textAnchor="middle">
        {texts.field[winner]}
      </text>
      <Pairs playerPair={playerPair} bankerPair={bankerPair} />
    </g>
  );
}

function drawBig({ winner, ties, playerPair, bankerPair }: ReturnType<typeof bigRoad>[number]) {
  return (
    <g data-side={winner ?? 'tie'}>
      {winner === null ? null : <circle className="b-hollow" cx="5" cy="5" r="3.7" />}
      {ties > 0 ? <path className="b-tie" d="M1.6 8.4 L8.4 1.6" /> : null}
      {ties > 1 ? (
        <text className="b-ties" x="5" y="6.9" textAnchor="middle">
          {ties}
        </text>
      ) : null}
      <Pairs playerPair={playerPair} bankerPair={bankerPair} />
    </g>
  );
}

function Pairs({ playerPair, bankerPair }: Pick<RoadResult, 'playerPair' | 'bankerPair'>) {
  return (
    <>
      {bankerPair ? <circle className="b-pair" data-side="banker" cx="1.8" cy="1.8" r="1.4" /> : null}
      {playerPair ? <circle className="b-pair" data-side="player" cx="8.2" cy="8.2" r="1.4" /> : null}
    </>
  );
}

function gridOf(columns: number): string {
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${String(column * CELL)} 0 V${String(ROAD_ROWS * CELL)}`);
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, row) => `M0 ${String(row * CELL)} H${String(columns * CELL)}`);
  return [...down, ...across].join(' ');
}
