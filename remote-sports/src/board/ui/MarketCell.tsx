import { marketKindLabel, periodLabel, useBettingTranslation } from '@site/shared/betting';
import { Icon } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { rowsOf, type BoardCell } from '../boardColumns';
import type { Market } from '@site/shared/betting';
import type { RowContext } from './MatchRow';
import { OddsButton } from './OddsButton';
import styles from './MatchRow.module.css';

interface MarketCellProps {
  readonly row: RowContext;
  readonly cell: BoardCell;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/** The main line of one column, and in its third line the draw or the way to the other lines. */
export function MarketCell({ row, cell: { main, alternatives }, isExpanded, onToggle }: MarketCellProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  if (!main) return <div className={styles['market']} />;
  return (
    <div className={styles['market']}>
      <MarketPrices row={row} market={main} />
      {alternatives.length > 0 && (
        <button
          type="button"
          className={styles['expand']}
          aria-expanded={isExpanded}
          aria-label={`${t('board.more_lines_of', { market: `${periodLabel(main.type, tBetting)}${marketKindLabel(main.type, tBetting)}` })} ${alternatives.length}`}
          onClick={onToggle}
        >
          {isExpanded ? t('board.fewer_lines') : t('board.more_lines', { count: alternatives.length })}
          <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} size="xs" />
        </button>
      )}
    </div>
  );
}

/** The two or three prices of a market, home or over first. */
export function MarketPrices({ row, market }: { readonly row: RowContext; readonly market: Market }) {
  const { tracked, format, selectedKeys, onPick } = row;
  return rowsOf(market).map(
    (selection) =>
      selection && (
        <OddsButton
          key={selection.key}
          match={tracked.match}
          market={market}
          selection={selection}
          format={format}
          move={tracked.moves.get(selection.key)}
          isSelected={selectedKeys.has(selection.key)}
          isFresh={tracked.isFresh}
          onPick={onPick}
        />
      ),
  );
}
