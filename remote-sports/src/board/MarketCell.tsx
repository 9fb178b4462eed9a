import { memo } from 'react';
import { type Market } from '@site/shared/betting';
import { marketLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { rowsOf, type BoardCell } from './boardColumns';
import type { RowContext } from '../prices/rowContext';
import { SelectionPrice } from '../prices/SelectionPrice';
import styles from './MatchRow.module.css';

interface MarketCellProps {
  readonly row: RowContext;
  readonly cell: BoardCell;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/**
 * Shows the main line of one column; its third line holds the draw or the button for the other lines. Re-renders only
 * when that line changes: a price move brings a new market object together with its marks.
 */
export const MarketCell = memo(function MarketCell({ row, cell: { main, alternatives }, isExpanded, onToggle }: MarketCellProps) {
  const { t: tBetting } = useBettingTranslation();
  if (!main) {
    return (
      <div className={styles['market']}>
        <span className={styles['none']} aria-hidden="true">
          –
        </span>
      </div>
    );
  }
  return (
    <div className={styles['market']} data-market={marketLabel(main.type, tBetting)}>
      <MarketPrices row={row} market={main} />
      {alternatives.length > 0 && <MoreLines type={main.type} count={alternatives.length} isExpanded={isExpanded} onToggle={onToggle} />}
    </div>
  );
}, showsTheSame);

function showsTheSame(one: MarketCellProps, other: MarketCellProps): boolean {
  return (
    one.cell.main === other.cell.main &&
    picksTheSame(one, other) &&
    one.cell.alternatives.length === other.cell.alternatives.length &&
    one.isExpanded === other.isExpanded &&
    one.onToggle === other.onToggle &&
    isSameRow(one.row, other.row)
  );
}

/**
 * Returns true when the picked selections of this cell are unchanged, so that a pick in another cell does not re-render
 * it.
 */
function picksTheSame({ row: before, cell: { main } }: MarketCellProps, { row: after }: MarketCellProps): boolean {
  if (before.selectedKeys === after.selectedKeys || !main) return true;
  return main.selections.every(({ key }) => before.selectedKeys.has(key) === after.selectedKeys.has(key));
}

/** Compares everything a price reads from its row, except its own moves and picks. */
function isSameRow(one: RowContext, other: RowContext): boolean {
  return (
    one.format === other.format &&
    one.onPick === other.onPick &&
    one.tracked.isFresh === other.tracked.isFresh &&
    one.tracked.match.home === other.tracked.match.home &&
    one.tracked.match.away === other.tracked.match.away
  );
}

interface MoreLinesProps extends Pick<MarketCellProps, 'isExpanded' | 'onToggle'> {
  readonly type: Market['type'];
  readonly count: number;
}

/** Renders the button that expands or collapses the other lines. It contains no price. */
const MoreLines = memo(function MoreLines({ type, count, isExpanded, onToggle }: MoreLinesProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  return (
    <button
      type="button"
      className={styles['expand']}
      aria-expanded={isExpanded}
      aria-label={`${t('board.more_lines_of', { market: marketLabel(type, tBetting) })} ${count}`}
      onClick={onToggle}
    >
      {isExpanded ? t('board.fewer_lines') : t('board.more_lines', { count })}
      <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} size="xs" />
    </button>
  );
});

/** Shows the two or three prices of a market, home or over first. */
export function MarketPrices({ row, market }: { readonly row: RowContext; readonly market: Market }) {
  return rowsOf(market).map(
    (selection) => selection && <SelectionPrice key={selection.key} row={row} market={market} selection={selection} />,
  );
}
