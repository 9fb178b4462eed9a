import { cx, Skeleton } from '@site/shared/ui';
import grid from './BoardGrid.module.css';
import table from './BoardTable.module.css';
import styles from './BoardSkeleton.module.css';

const ROWS = 5;
const COLUMNS = 6;
const LINES = 3;

export function BoardSkeleton() {
  return (
    <div className={table['table']}>
      {range(ROWS).map((row) => (
        <div key={row} className={cx(grid['grid'], styles['row'])} data-columns={COLUMNS}>
          <Lines />
          {range(COLUMNS).map((column) => (
            <Lines key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Lines() {
  return (
    <div className={styles['lines']}>
      {range(LINES).map((line) => (
        <Skeleton key={line} height="var(--odds-height)" />
      ))}
    </div>
  );
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}
