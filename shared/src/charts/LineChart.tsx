import { useId, useState, type PointerEvent } from 'react';
import { cx } from '@site/shared/ui/essentials';
import { ChartFrame } from './ChartFrame';
import { lineGeometry, namedPoints, nearestPoint, type LineGeometry } from './lineGeometry';
import { SignedFigure, wayOf } from './SignedFigure';
import styles from './LineChart.module.css';

export interface LinePoint {
  readonly key: string;
  /** Full name of the day, for screen readers. */
  readonly label: string;
  /** Short name of the day, below the line. */
  readonly shortLabel: string;
  readonly value: number;
}

export interface LineChartProps {
  readonly caption: string;
  /** Points at equal distances, the oldest first, at least two. */
  readonly points: readonly LinePoint[];
  readonly format: (value: number) => string;
  /** Shorter format for the scale. Default: `format`. */
  readonly formatTick?: ((value: number) => string) | undefined;
  readonly columns: { readonly point: string; readonly value: string };
  /** Set for gains and losses: values above and below zero have different arrows and colors. */
  readonly signed?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders a value over days. A pointer selects the nearest point. For keyboards and screen readers the line is a
 * slider, so the browser handles the arrow keys, Home and End. Nothing in it moves by itself.
 */
export function LineChart({ caption, points, format, formatTick = format, columns, signed = false, className }: LineChartProps) {
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number>();
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  if (last < 1 || point === undefined) return null;
  const shown = (value: number) => (signed ? <SignedFigure value={value} format={format} /> : format(value));
  const read = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearestPoint((clientX - left) / width, points.length));
  };
  return (
    <ChartFrame
      caption={caption}
      reading={
        <>
          {point.label} <strong className={styles['value']}>{shown(point.value)}</strong>
        </>
      }
      table={{
        columns: [columns.point, columns.value],
        rows: points.map(({ key, label, value }) => ({ key, cells: [label, shown(value)] })),
      }}
      className={className}
    >
      <div className={styles['chart']}>
        <div
          className={styles['plot']}
          onPointerMove={read}
          onPointerLeave={() => {
            setChosen(undefined);
          }}
        >
          <input
            type="range"
            aria-label={caption}
            aria-valuetext={`${point.label} ${format(point.value)}`}
            min={0}
            max={last}
            value={index}
            className={styles['reader']}
            onChange={(event) => {
              setChosen(event.target.valueAsNumber);
            }}
          />
          <Picture points={points} index={index} signed={signed} formatTick={formatTick} />
        </div>
      </div>
    </ChartFrame>
  );
}

interface PictureProps extends Required<Pick<LineChartProps, 'points' | 'signed'>> {
  readonly index: number;
  readonly formatTick: (value: number) => string;
}

const MOST_NAMED = 6;

const percent = (share: number) => `${String(share)}%`;

/**
 * Renders the plot. Everything except the line is positioned in percent, so that text and points are not stretched with
 * it.
 */
function Picture({ points, index, signed, formatTick }: PictureProps) {
  const geometry = lineGeometry(points.map(({ value }) => value));
  const x = percent(geometry.xs[index] ?? 0);
  const tone = signed ? wayOf(points[index]?.value ?? 0) : 'plain';
  return (
    <svg aria-hidden="true" className={styles['picture']}>
      {geometry.ticks.map(({ value, y }) => (
        <g key={value}>
          <line x1="0" x2="100%" y1={percent(y)} y2={percent(y)} className={cx(styles['grid'], value === 0 && styles['zero'])} />
          <text x="0" y={percent(y)} dx="-0.7em" dy="0.35em" className={styles['scale']}>
            {formatTick(value)}
          </text>
        </g>
      ))}
      {namedPoints(points.length, MOST_NAMED).map((named) => (
        <text key={named} x={percent(geometry.xs[named] ?? 0)} y="100%" dy="1.7em" className={styles['day']}>
          {points[named]?.shortLabel}
        </text>
      ))}
      <line x1={x} x2={x} y1="0" y2="100%" className={styles['cursor']} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className={styles['stretched']}>
        {signed ? <BothSides geometry={geometry} /> : <Side geometry={geometry} tone="plain" />}
      </svg>
      <circle cx={x} cy={percent(geometry.ys[index] ?? 0)} r="4" className={cx(styles['point'], styles[tone])} />
    </svg>
  );
}

/** Renders the line in the color of gains above zero and of losses below it. */
function BothSides({ geometry }: { readonly geometry: LineGeometry }) {
  const id = useId();
  return (
    <>
      <clipPath id={`${id}-up`}>
        <rect width="100" height={geometry.zero} />
      </clipPath>
      <clipPath id={`${id}-down`}>
        <rect y={geometry.zero} width="100" height={100 - geometry.zero} />
      </clipPath>
      <g clipPath={`url(#${id}-up)`}>
        <Side geometry={geometry} tone="up" />
      </g>
      <g clipPath={`url(#${id}-down)`}>
        <Side geometry={geometry} tone="down" />
      </g>
    </>
  );
}

function Side({ geometry, tone }: { readonly geometry: LineGeometry; readonly tone: 'plain' | 'up' | 'down' }) {
  return (
    <g className={styles[tone]}>
      <path d={geometry.areaPath} className={styles['area']} />
      <path d={geometry.linePath} vectorEffect="non-scaling-stroke" className={styles['line']} />
    </g>
  );
}
