import { useState, type ReactNode } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button, cx } from '@site/shared/ui/essentials';
import { Cell, Column, Row, Table } from '../ui/Table';
import styles from './ChartFrame.module.css';

/** The data of a chart, one row per data point. */
export interface ChartTable {
  /** Headings of the columns: first of the category, then of each value. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

export interface ChartFrameProps {
  /** Name of the chart and its table for screen readers; others see the heading above it. */
  readonly caption: string;
  /** Value that the chart currently points at, shown beside the switch. */
  readonly reading?: ReactNode;
  readonly table: ChartTable;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Renders a chart with a switch to a table of the same data. Every chart of the kit uses it. */
export function ChartFrame({ caption, reading, table, children, className }: ChartFrameProps) {
  const { t } = useSharedTranslation();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure aria-label={caption} className={cx(styles['frame'], className)}>
      <div className={styles['head']}>
        <div className={styles['reading']}>{!isTable && reading}</div>
        <Button
          size="sm"
          variant="quiet"
          icon="list"
          aria-pressed={isTable}
          onClick={() => {
            setIsTable(!isTable);
          }}
        >
          {t('chart.table')}
        </Button>
      </div>
      {isTable ? <Figures caption={caption} table={table} /> : children}
    </figure>
  );
}

function Figures({ caption, table }: Pick<ChartFrameProps, 'caption' | 'table'>) {
  return (
    <Table caption={caption} className={styles['table']}>
      {table.columns.map((column, index) => (
        <Column key={column} align={index === 0 ? 'start' : 'end'}>
          {column}
        </Column>
      ))}
      {table.rows.map(({ key, cells }) => (
        <Row key={key}>
          {cells.map((cell, index) => (
            <Cell key={table.columns[index]} header={index === 0} align={index === 0 ? 'start' : 'end'}>
              {cell}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}
