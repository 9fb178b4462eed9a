import { useStore } from 'zustand';
import { rowsOf } from '../board/boardColumns';
import { PriceRow } from '../prices/PriceRow';
import { SelectionPrice } from '../prices/SelectionPrice';
import type { RowContext } from '../prices/rowContext';
import { usePick } from '../prices/usePick';
import { useTranslation } from './texts';
import type { TrackedMatch } from '../feed/matchFeed';
import { slipStore } from '../slip/slipStore';
import { useSelectedKeys } from '../slip/useSelectedKeys';
import { fullTimeResult } from './fullTimeResult';
import styles from './ResultPrices.module.css';

interface ResultPricesProps {
  readonly tracked: TrackedMatch;
  readonly size: 'md' | 'lg';
}

export function ResultPrices({ tracked, size }: ResultPricesProps) {
  const { match } = tracked;
  const { t } = useTranslation();
  const format = useStore(slipStore(), ({ slip }) => slip.format);
  const selectedKeys = useSelectedKeys(match.id);
  const handlePick = usePick(false);
  const market = fullTimeResult(match);
  if (!market)
    return (
      <p className={styles['none']} data-size={size}>
        {t('odds.no_markets')}
      </p>
    );

  const [home, away, draw] = rowsOf(market);
  const row: RowContext = {
    tracked,
    format,
    selectedKeys,
    onPick: (...pick) => {
      handlePick(match, ...pick);
    },
  };
  return (
    <PriceRow className={styles['prices']} data-roving-row={size === 'lg' || undefined}>
      {[home, draw, away].map(
        (selection) => selection && <SelectionPrice key={selection.key} row={row} market={market} selection={selection} size={size} />,
      )}
    </PriceRow>
  );
}
