import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './RebateRanges.module.css';
import { fetchRebateRanges } from './vipApi';

/** The range of rebates of each category, from the first grade to the last. */
export function RebateRanges() {
  const { t } = useTranslation();
  const { state, reload } = useRebateRanges();
  return (
    <Card title={t('vip_detail.ranges')} padding="lg">
      <LoadableView of={state} onRetry={reload} empty={t('vip_detail.empty')} skeleton={<Skeleton height="0.6rem" />}>
        {(ranges) => (
          <dl className={styles['ranges']}>
            {ranges.map(({ category, high, low }) => (
              <div key={category} className={styles['range']}>
                <dt>{t(`vip.rebates.${category}`)}</dt>
                <dd>{t('vip_detail.range', { low, high })}</dd>
              </div>
            ))}
          </dl>
        )}
      </LoadableView>
    </Card>
  );
}

/** The lowest and the highest rebate of each category over all grades. */
function useRebateRanges() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchRebateRanges(http, { signal }), [http]);
  return useLoadable(load);
}
