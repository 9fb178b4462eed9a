import { useCallback, useEffect, useRef } from 'react';
import { marketLabel, useBettingTranslation, type Market } from '@site/shared/betting';
import { LoadableView, mapLoadable, useLoadable } from '@site/shared/loadable';
import { cx } from '@site/shared/ui';
import { useSportsApi } from '../../channel/ui/useSportsApi';
import { useTranslation } from '../../i18n';
import { BOARD_COLUMNS } from '../boardColumns';
import type { RowContext } from './MatchRow';
import { OddsButton } from './OddsButton';
import styles from './MoreMarkets.module.css';

/** A market of more selections than this fills a row of its own. */
const WIDE_FROM = 6;

/** The markets of a match that have no column, read again with every change of the match. */
export function MoreMarkets({ row }: { readonly row: RowContext }) {
  const { t } = useTranslation();
  const api = useSportsApi();
  const { id, version } = row.tracked.match;
  const load = useCallback((signal: AbortSignal) => api.fetchMarkets(id, { signal }), [api, id]);
  const { state, reload } = useLoadable(load);
  const readVersion = useRef(version);
  useEffect(() => {
    if (readVersion.current === version) return;
    readVersion.current = version;
    reload();
  }, [version, reload]);

  return (
    <div className={styles['more']}>
      <LoadableView of={mapLoadable(state, withoutColumns)} onRetry={reload} empty={t('board.more_markets_empty')}>
        {(markets) => markets.map((market) => <MarketBlock key={market.key} row={row} market={market} />)}
      </LoadableView>
    </div>
  );
}

function MarketBlock({ row, market }: { readonly row: RowContext; readonly market: Market }) {
  const { t } = useBettingTranslation();
  const { tracked, format, selectedKeys, onPick } = row;
  return (
    <section
      className={cx(styles['block'], market.selections.length > WIDE_FROM && styles['wide'])}
      aria-label={marketLabel(market.type, t)}
    >
      <h3 className={styles['title']}>{marketLabel(market.type, t)}</h3>
      <div className={styles['prices']} data-many={market.selections.length > 3 || undefined}>
        {market.selections.map((selection) => (
          <OddsButton
            key={selection.key}
            match={tracked.match}
            market={market}
            selection={selection}
            format={format}
            move={undefined}
            isSelected={selectedKeys.has(selection.key)}
            isFresh={tracked.isFresh}
            onPick={onPick}
          />
        ))}
      </div>
    </section>
  );
}

function withoutColumns(markets: readonly Market[]): readonly Market[] {
  return markets.filter(({ type }) => !BOARD_COLUMNS.some(({ kind, period }) => kind === type.kind && period === type.period));
}
