import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { useRebateRanges } from '../../vip/ui/useRebateRanges';
import styles from './RebateRanges.module.css';

/** Between which rebates each category lies, from the first step to the last. */
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
