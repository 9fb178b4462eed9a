import { LoadableView, type Loadable } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { RebateRange } from './grade';
import styles from './RebateRanges.module.css';

interface RebateRangesProps {
  readonly of: Loadable<readonly RebateRange[]>;
  readonly onRetry: () => void;
}

/** Shows the range of rebates of each category from the first to the last grade. */
export function RebateRanges({ of, onRetry }: RebateRangesProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('vip_detail.ranges')} padding="lg">
      <LoadableView of={of} onRetry={onRetry} empty={t('vip_detail.empty')} skeleton={<Skeleton height="0.6rem" />}>
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
