import { LoadableView } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Promotion } from '../../promotions/promotion';
import { JoinNote } from '../../promotions/ui/JoinNote';
import styles from '../../promotions/ui/Part.module.css';
import { ConditionList } from './ConditionList';
import { JoinAction } from './JoinAction';
import { RewardDays } from './RewardDays';
import { useGift } from './useGift';

/** Of a gift that is had by its conditions: how far they are, and the one button. */
export function GiftPart({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { state, reload, request, press } = useGift(promotion);

  return (
    <Card title={t('promotion.mine')} padding="lg">
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="1.6rem" />}>
        {(standing) => (
          <div className={styles['part']}>
            {standing.days.length > 0 && <RewardDays days={standing.days} canClaim={standing.kind === 'ready'} />}
            {standing.conditions.length > 0 && <ConditionList conditions={standing.conditions} />}
            {standing.kind !== 'joined' && standing.reward !== undefined && (
              <dl className={styles['reward']}>
                <dt>{t('promotion.reward')}</dt>
                <dd>{formatYuanFixed(standing.reward)}</dd>
              </dl>
            )}
            <JoinNote standing={standing} request={request} />
            <JoinAction promotion={promotion} standing={standing} request={request} onPress={() => void press()} />
          </div>
        )}
      </LoadableView>
    </Card>
  );
}
