import { useCallback } from 'react';
import { type MarketType, type Match, type Selection } from '@site/shared/betting';
import { selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { LineChart } from '@site/shared/charts/LineChart';
import { formatTime } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { useTranslation } from './texts';
import { useLocalizedPublicResource } from '../resource/usePublicResource';
import { fetchPriceTrend, type TrendPoint } from './priceTrendApi';
import styles from './MarketPanels.module.css';

interface PriceTrendProps {
  readonly match: Pick<Match, 'sport' | 'home' | 'away'>;
  readonly type: MarketType;
  readonly selection: Selection;
}

/**
 * Shows the price history of a selection. Uses the European format regardless of the board's format, because its steps
 * are comparable.
 */
export function PriceTrend({ match: { sport, home, away }, type, selection: { key, side, line } }: PriceTrendProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const resource = useLocalizedPublicResource();
  const load = useCallback((signal: AbortSignal) => fetchPriceTrend(resource, key, sport, { signal }), [resource, key, sport]);
  const { state, reload } = useLoadable(load);
  const nameAt = (at: TrendPoint['selection']['line']) => selectionLabel({ market: type, side, line: at, home, away }, tBetting);
  return (
    <div className={styles['trend']}>
      <LoadableView of={state} onRetry={reload} isEmpty={(points) => points.length < 2} empty={<p>{t('match.trend.empty')}</p>}>
        {(points) => (
          <LineChart
            caption={t('match.trend.caption', { selection: nameAt(line) })}
            points={points.map(({ at, selection, price }) => ({
              key: String(at),
              label: t('match.trend.point', { time: formatTime(at), selection: nameAt(selection.line) }),
              shortLabel: formatTime(at),
              value: price,
            }))}
            format={(price) => price.toFixed(2)}
            columns={{ point: t('match.trend.time'), value: t('match.trend.price') }}
          />
        )}
      </LoadableView>
    </div>
  );
}
