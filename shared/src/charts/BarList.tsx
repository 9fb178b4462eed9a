import type { ReactNode } from 'react';
import { ChartFrame } from './ChartFrame';
import { SignedFigure, wayOf } from './SignedFigure';
import styles from './BarList.module.css';

export interface BarRow {
  readonly key: string;
  /** Text, or a link to the details of the row. */
  readonly label: ReactNode;
  readonly value: number;
}

export interface BarListProps {
  readonly caption: string;
  /** Rows in display order, at least two. */
  readonly rows: readonly BarRow[];
  readonly format: (value: number) => string;
  readonly columns: { readonly row: string; readonly value: string };
  /** Set for gains and losses, which are shown by arrow and color. */
  readonly signed?: boolean | undefined;
  readonly className?: string | undefined;
}

const FULL = 100;

/** Renders one value per category as bars from a common zero, to the left for negative values. */
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

/** Returns a function for the start and width of a value's bar, on a scale that includes all values and zero. */
function spans(values: readonly number[]) {
  const low = Math.min(0, ...values);
  const width = Math.max(0, ...values) - low || 1;
  const share = (amount: number) => `${String((amount / width) * FULL)}%`;
  return (value: number) => ({ x: share(Math.min(0, value) - low), width: share(Math.abs(value)) });
}
