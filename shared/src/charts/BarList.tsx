import type { ReactNode } from 'react';
import { ChartFrame } from './ChartFrame';
import { SignedFigure, wayOf } from './SignedFigure';
import styles from './BarList.module.css';

export interface BarRow {
  readonly key: string;
  /** A text, or a link to what the row is made of. */
  readonly label: ReactNode;
  readonly value: number;
}

export interface BarListProps {
  /** Names the chart and its table. */
  readonly caption: string;
  /** In the order in which they are shown; at least two. */
  readonly rows: readonly BarRow[];
  readonly format: (value: number) => string;
  /** Heads of the table's columns. */
  readonly columns: { readonly row: string; readonly value: string };
  /** Gain and loss, by arrow and colour. */
  readonly signed?: boolean | undefined;
  readonly className?: string | undefined;
}

const FULL = 100;

/** A figure by category, as bars from one zero to the right, and to the left where a figure is below it. */
export function BarList({ caption, rows, format, columns, signed = false, className }: BarListProps) {
  if (rows.length < 2) return null;
  const shown = (value: number) => (signed ? <SignedFigure value={value} format={format} /> : format(value));
  const spanOf = spans(rows.map(({ value }) => value));
  return (
    <ChartFrame
      caption={caption}
      table={{ columns: [columns.row, columns.value], rows: rows.map(({ key, label, value }) => ({ key, cells: [label, shown(value)] })) }}
      className={className}
    >
      <ul className={styles['list']}>
        {rows.map(({ key, label, value }) => (
          <li key={key} className={styles['row']}>
            <span className={styles['label']}>{label}</span>
            <svg aria-hidden="true" className={styles['track']}>
              <rect {...spanOf(value)} height="100%" className={styles[signed ? wayOf(value) : 'plain']} />
              <line x1={spanOf(0).x} x2={spanOf(0).x} y1="0" y2="100%" className={styles['zero']} />
            </svg>
            <span className={styles['value']}>{shown(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

/** Where the bar of a value begins and how wide it is, on a scale that holds all values and zero. */
function spans(values: readonly number[]) {
  const low = Math.min(0, ...values);
  const width = Math.max(0, ...values) - low || 1;
  const share = (amount: number) => `${String((amount / width) * FULL)}%`;
  return (value: number) => ({ x: share(Math.min(0, value) - low), width: share(Math.abs(value)) });
}
