import { useEffect } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { Skeleton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { MoneyNote } from '../../outcome/ui/MoneyNote';
import { useClaimDesk } from '../../welfare/ui/useClaimDesk';
import { useWelfare } from '../../welfare/ui/useWelfare';
import { LevelGifts } from './LevelGifts';
import { WeeklyGift } from './WeeklyGift';
import styles from './WelfareScreen.module.css';
import { WelfareWays } from './WelfareWays';

/**
 * `/mine/welfare`: the gifts the member can claim, and the ways to the other ones. Implements R-MEMBER-02.
 *
 * Assumption (R-MEMBER-17): the gift of the running week, one gift for every grade reached, and links to promotions, exchange, record and
 * the details of VIP.
 */
export function View() {
  const { t } = useTranslation();
  const { state, reload } = useWelfare();
  const { request, claim } = useClaimDesk();
  const handleClaim = (id: string) => void claim(id);

  // Whatever was refused, or paid in another tab, shows in how the gifts stand now.
  const isOver = request.status === 'refused' || request.status === 'lost';
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{t('welfare.title')}</h1>
      <MoneyNote request={request} />
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<WelfareSkeleton />}>
        {(welfare) => (
          <div className={styles['columns']}>
            <WeeklyGift welfare={welfare} request={request} onClaim={handleClaim} />
            <LevelGifts levels={welfare.levels} request={request} onClaim={handleClaim} />
          </div>
        )}
      </LoadableView>
      <WelfareWays />
    </div>
  );
}

function WelfareSkeleton() {
  return (
    <div className={styles['columns']}>
      <Skeleton height="2.4rem" />
      <Skeleton height="4rem" />
    </div>
  );
}
