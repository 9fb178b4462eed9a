import { marketLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { useTranslation } from './texts';
import { columnKey, type BoardRow } from './boardColumns';
import { MarketPrices } from './MarketCell';
import { PriceRow } from '../prices/PriceRow';
import type { RowContext } from '../prices/rowContext';
import grid from './BoardGrid.module.css';
import styles from './MatchRow.module.css';

/** Shows the alternative lines of a match, each under its column. */
export function AlternativeLines({ row, board }: { readonly row: RowContext; readonly board: BoardRow }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const depth = Math.max(...board.cells.map(({ alternatives }) => alternatives.length));
  return Array.from({ length: depth }, (_, index) => (
    <PriceRow key={index} aria-label={t('board.other_lines')} className={grid['grid']} data-columns={board.cells.length} data-alternative>
      <span className={styles['other']}>{index === 0 && t('board.other_lines')}</span>
      {board.cells.map(({ column, alternatives }) => {
        const market = alternatives[index];
        return (
          <div key={columnKey(column)} className={styles['alternative']} data-market={market && marketLabel(market.type, tBetting)}>
            {market && <MarketPrices row={row} market={market} />}
          </div>
        );
      })}
    </PriceRow>
  ));
}
