import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { formatYuan, formatYuanFixed } from '@site/shared/money';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Promotion } from '../../promotions/promotion';
import type { Standing } from '../../promotions/standing';
import { useJoinDesk } from '../../promotions/ui/useJoinDesk';
import { useStanding } from '../../promotions/ui/useStanding';
import { ConditionList } from './ConditionList';
import { JoinAction } from './JoinAction';
import { JoinNote } from './JoinNote';
import styles from './Part.module.css';
import { RewardDays } from './RewardDays';

/** How the member stands with the promotion, and the one button. */
export function MemberPart({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { desk, request } = useJoinDesk(promotion.id);
  const paid = request.at === 'paid' ? request.standing : undefined;
  const { state, reload } = useStanding(promotion.id, paid);
  const tellPaid = useTellPaid();
  const handlePress = async () => {
    await desk.press();
    const after = desk.request.get();
    if (after.at === 'paid') tellPaid(after.standing);
  };

  // Whatever was refused, or paid in another tab, shows in how the member stands now.
  const isOver = request.at === 'refused' || request.at === 'lost';
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  return (
    <Card title={t('promotion.mine')} padding="lg">
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="1.6rem" />}>
        {(standing) => (
          <div className={styles['part']}>
            {standing.days.length > 0 && <RewardDays days={standing.days} canClaim={standing.is === 'ready'} />}
            {standing.conditions.length > 0 && <ConditionList conditions={standing.conditions} />}
            {standing.is !== 'joined' && standing.reward !== undefined && (
              <dl className={styles['reward']}>
                <dt>{t('promotion.reward')}</dt>
                <dd>{formatYuanFixed(standing.reward)}</dd>
              </dl>
            )}
            <JoinNote standing={standing} request={request} />
            <JoinAction promotion={promotion} standing={standing} request={request} onPress={() => void handlePress()} />
          </div>
        )}
      </LoadableView>
    </Card>
  );
}

/** Says that the money is there: to the player, and to whoever shows the balance. */
function useTellPaid(): (standing: Standing) => void {
  const { overlays, balance, bus } = useServices();
  const { t } = useTranslation();
  return ({ reward }) => {
    overlays.toast(reward === undefined ? t('promotion.paid') : t('promotion.paid_toast', { amount: formatYuan(reward) }), 'success');
    void balance.refresh();
    bus.emit('balance/changed', { cause: 'bonus' });
  };
}
