import { LoadableView } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Promotion } from '../promotions/promotion';
import styles from '../ui/Panel.module.css';
import { ConditionList } from './ConditionList';
import { JoinAction } from './JoinAction';
import { JoinNote } from './JoinNote';
import { RewardDays } from './RewardDays';
import { useGiftClaim } from './useGiftClaim';

/** Shows a gift that is earned by conditions: their progress, and the button that claims it. */
export function GiftPanel({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { state, reload, request, join } = useGiftClaim(promotion.id);

  return (
    <Card title={t('promotion.mine')} padding="lg">
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="2.6rem" />}>
        {(participation) => (
          <div className={styles['part']}>
            {participation.days.length > 0 && <RewardDays days={participation.days} canClaim={participation.status === 'ready'} />}
            {participation.conditions.length > 0 && (
              <ConditionList conditions={participation.conditions} canAct={participation.status === 'open'} />
            )}
            {participation.status !== 'joined' && participation.reward !== undefined && (
              <dl className={styles['reward']}>
                <dt>{t('promotion.reward')}</dt>
                <dd translate="no">{formatYuan(participation.reward)}</dd>
              </dl>
            )}
            <JoinNote participation={participation} request={request} />
            <JoinAction kind={promotion.kind} participation={participation} request={request} onPress={join} />
          </div>
        )}
      </LoadableView>
    </Card>
  );
}
