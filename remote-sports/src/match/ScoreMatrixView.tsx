import type { CSSProperties } from 'react';
import type { Market } from '@site/shared/betting';
import { useTranslation } from './texts';
import { PriceRow } from '../prices/PriceRow';
import type { RowContext } from '../prices/rowContext';
import type { Refusals } from './builder/builderApi';
import { MatchPrice } from './builder/MatchPrice';
import { scoreMatrix } from './scoreMatrix';
import styles from './ScoreMatrixView.module.css';

interface ScoreMatrixViewProps {
  readonly row: RowContext;
  readonly refusals: Refusals;
  readonly market: Market;
}

/** Shows correct scores as a table of both sides' goals. The accessible name of each price contains its score. */
export function ScoreMatrixView({ row, refusals, market }: ScoreMatrixViewProps) {
  const { t } = useTranslation();
  const { home, away } = row.tracked.match;
  const { columns, rows, others } = scoreMatrix(market.selections);
  return (
    <div className={styles['matrix']} style={{ '--columns': columns.length } as CSSProperties}>
      <p className={styles['sides']} aria-hidden="true">
        <span>{t('match.matrix.down', { team: home.name })}</span>
        <span>{t('match.matrix.across', { team: away.name })}</span>
      </p>
      <div className={styles['scores']}>
        <p className={styles['row']} aria-hidden="true" data-num translate="no">
          <span />
          {columns.map((goals) => (
            <b key={goals}>{goals}</b>
          ))}
        </p>
        {rows.map(({ goals, cells }) => (
          <PriceRow key={goals} className={styles['row']}>
            <b aria-hidden="true" data-num translate="no">
              {goals}
            </b>
            {cells.map((selection, index) =>
              selection ? (
                <MatchPrice key={selection.key} row={row} refusals={refusals} market={market} selection={selection} text="price" />
              ) : (
                <span key={index} />
              ),
            )}
          </PriceRow>
        ))}
      </div>
      {others.length > 0 && (
        <PriceRow>
          {others.map((selection) => (
            <MatchPrice key={selection.key} row={row} refusals={refusals} market={market} selection={selection} />
          ))}
        </PriceRow>
      )}
    </div>
  );
}
