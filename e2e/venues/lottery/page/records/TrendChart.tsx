import { useState } from 'react';
import { fill } from '../../../kit/page/language';
import { useTexts } from '../../../kit/react';
import { trendOf, type TrendRow } from '../../engine/trend';
import type { Texts } from '../../names';
import type { TableState, WireDraw } from '../../protocol';
import { HistoryError } from './DrawHistory';
import { placesOf, type TrendPlace } from './places';
import type { Draws } from './useDraws';

const ROW_COUNTS = [30, 50, 100] as const;

/** Shows how long each candidate of a place has been missing, and a line through the drawn ones; oldest at the top. */
export function TrendChart({ game, history: { draws, hasFailed, retry } }: { readonly game: TableState['game']; readonly history: Draws }) {
  const texts = useTexts<Texts>();
  const [chosen, choose] = useState(0);
  const [count, setCount] = useState<number>(ROW_COUNTS[0]);
  const places = placesOf(game.kind, texts);
  const place = places[chosen];
  if (place === undefined) return null;
  return (
    <section className="trend panel" aria-label={texts.trend.title}>
      <header className="panel-head">
        <h2>{texts.trend.title}</h2>
        <div className="trend-choices">
          {places.length > 1 ? (
            <select aria-label={texts.trend.place} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
              {places.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <span className="quiet">{place.name}</span>
          )}
          <select aria-label={fill(texts.trend.rows, { count })} value={count} onChange={({ target }) => setCount(Number(target.value))}>
            {ROW_COUNTS.map((each) => (
              <option key={each} value={each}>
                {fill(texts.trend.rows, { count: each })}
              </option>
            ))}
          </select>
        </div>
      </header>
      <p className="quiet">{texts.trend.missing}</p>
      {draws === null && hasFailed ? <HistoryError onRetry={retry} /> : null}
      {draws === null ? null : <Chart place={place} draws={draws.slice(0, count).reverse()} />}
    </section>
  );
}

const LABEL_WIDTH = 62;
const CELL_WIDTH = 36;
const CELL_HEIGHT = 24;
/** SVG units per em, which scale the figures of every chart to the size of the surrounding text. */
const UNITS_PER_EM = 13;

function Chart({ place, draws }: { readonly place: TrendPlace; readonly draws: readonly WireDraw[] }) {
  const texts = useTexts<Texts>();
  const { candidates, read, name } = place;
  const rows = trendOf(
    draws.map(({ numbers }) => numbers),
    candidates,
    read,
  );
  const width = LABEL_WIDTH + candidates.length * CELL_WIDTH;
  const height = (rows.length + 1) * CELL_HEIGHT;
  const last = rows.at(-1);
  const points = rows.map((row, index) => centre(candidates.indexOf(row.drawn), index).join(',')).join(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className="trend-scroll" tabIndex={0}>
      <svg
        className="trend-chart"
        width={`${String(width / UNITS_PER_EM)}em`}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        role="img"
        aria-label={fill(texts.trend.picture, { place: name, count: rows.length, last: last?.drawn ?? '' })}
      >
        <text x="8" y={CELL_HEIGHT - 8} className="trend-head">
          {texts.trend.period}
        </text>
        {candidates.map((candidate, column) => (
          <text key={candidate} x={centre(column, 0)[0]} y={CELL_HEIGHT - 8} className="trend-head trend-middle">
            {candidate}
          </text>
        ))}
        {rows.map((_, index) =>
          index % 2 === 0 ? (
            <rect key={index} y={(index + 1) * CELL_HEIGHT} width={width} height={CELL_HEIGHT} className="trend-stripe" />
          ) : null,
        )}
        <polyline points={points} className="trend-line" />
        {rows.map((row, index) => (
          <Row key={draws[index]?.id} row={row} index={index} id={draws[index]?.id ?? ''} candidates={candidates} />
        ))}
      </svg>
    </div>
  );
}

interface RowProps {
  readonly row: TrendRow;
  readonly index: number;
  readonly id: string;
  readonly candidates: readonly number[];
}

function Row({ row, index, id, candidates }: RowProps) {
  return (
    <>
      <text x="8" y={(index + 2) * CELL_HEIGHT - 8} className="trend-period">
        {id.slice(-4)}
      </text>
      {row.missing.map((missing, column) => {
        const [x, y] = centre(column, index);
        return missing === 0 && candidates[column] === row.drawn ? (
          <g key={column}>
            <circle cx={x} cy={y} r="10.5" className="trend-dot" />
            <text x={x} y={y + 4.5} className="trend-drawn">
              {row.drawn}
            </text>
          </g>
        ) : (
          <text key={column} x={x} y={y + 4} className="trend-missing">
            {missing}
          </text>
        );
      })}
    </>
  );
}

function centre(column: number, row: number): readonly [number, number] {
  return [LABEL_WIDTH + (column + 0.5) * CELL_WIDTH, (row + 1.5) * CELL_HEIGHT];
}
