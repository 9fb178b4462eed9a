import type { ReactElement, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Table.module.css';

export interface TableProps {
  /** Name of the table for screen readers; others see the heading above it. */
  readonly caption: string;
  /** `Column`s first, then one `Row` per record. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Renders a table of records, described by its columns: `<Table caption><Column/>…{rows.map(row =>
 * <Row><Cell/>…</Row>)}</Table>`. Wide tables scroll inside their own box, also by keyboard.
 */
export function Table({ caption, children, className }: TableProps) {
  const parts = Children.toArray(children);
  const columns = parts.filter(isColumn);
  const rows = parts.filter((part) => !isColumn(part));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div role="region" aria-label={caption} tabIndex={0} className={cx(styles['scroller'], className)}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead>
          <tr>{columns}</tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
  );
}

function isColumn(part: ReactNode): part is ReactElement<ColumnProps> {
  return isValidElement(part) && part.type === Column;
}

export interface ColumnProps {
  /** Text aligns at the start, figures at the end. Use the same alignment for the cells of the column. */
  readonly align?: 'start' | 'end' | undefined;
  readonly children: ReactNode;
}

export function Column({ align = 'start', children }: ColumnProps) {
  return (
    <th scope="col" className={cx(styles['head'], styles[align])}>
      {children}
    </th>
  );
}

export interface RowProps {
  /**
   * Set for the row that the page is about (the member's own rank, the active entry): gilt, with a mark at its start.
   */
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Row({ current = false, children, className }: RowProps) {
  return (
    <tr aria-current={current || undefined} className={cx(styles['row'], className)}>
      {children}
    </tr>
  );
}

export interface CellProps {
  readonly align?: 'start' | 'end' | undefined;
  /** Set for the cell that names its row. */
  readonly header?: boolean | undefined;
  readonly colSpan?: number | undefined;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Matches Chinese characters, which occur in a cell without an amount, such as a message that there is none. */
const HAS_WORDS = /\p{Script=Han}/u;

/** Renders one value of a record. Figures are excluded from browser translation. */
export function Cell({ align = 'start', header = false, colSpan, children, className }: CellProps) {
  const classes = cx(styles['cell'], styles[align], className);
  if (header) {
    return (
      <th scope="row" colSpan={colSpan} className={classes}>
        {children}
      </th>
    );
  }
  return (
    <td
      colSpan={colSpan}
      className={classes}
      translate={align === 'end' && typeof children === 'string' && !HAS_WORDS.test(children) ? 'no' : undefined}
    >
      {children}
    </td>
  );
}
