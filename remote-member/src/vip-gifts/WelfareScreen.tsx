import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { PageHead, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { KeyedRequestNote } from '../ui/KeyedRequestNote';
import { useNotifyPaid } from '../ui/useNotifyPaid';
import { BirthdayGift } from './BirthdayGift';
import { ClaimAll } from './ClaimAll';
import { LevelGifts } from './LevelGifts';
import { fetchWelfare, GIFT_CLAIM } from './vipGiftsApi';
import { WeeklyGift } from './WeeklyGift';
import { WelfareLinks } from './WelfareLinks';
import styles from './WelfareScreen.module.css';

/**
 * `/mine/welfare`: what the member can claim, and links to other gifts. Implements R-MEMBER-02.
 *
 * Assumption (R-MEMBER-17): the sum of what can be claimed now, of VIP, rebate and promotions, and one press for all of it; the gifts of the
 * running week and of the birthday, one gift for every grade reached, and links to promotions, exchange, record and the details of VIP.
 */
export function WelfareScreen() {
  const { t } = useTranslation();
  const { state, reload } = useWelfare();
  const { request, send } = useKeyedRequest(GIFT_CLAIM);
  useNotifyPaid(request);
  const handleClaim = (id: string) => void send(id);

  // The gift may have been claimed in another tab. A success reloads by `balance/changed`.
  const isOver = request.status === 'refused' || request.status === 'closed';
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);

  return (
    <div className={styles['screen']}>
      <PageHead title={t('welfare.title')} />
      <KeyedRequestNote request={request} />
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<WelfareSkeleton />}>
        {(welfare) => (
          <div className={styles['screen']}>
            {/* A platform without a common claim does not say what can be claimed together. */}
            {welfare.claimable.length > 0 && <ClaimAll welfare={welfare} request={request} onClaim={handleClaim} />}
            <div className={styles['columns']}>
              <div className={styles['screen']}>
                <WeeklyGift welfare={welfare} request={request} onClaim={handleClaim} />
                <BirthdayGift benefit={welfare.birthday} request={request} onClaim={handleClaim} />
              </div>
              <LevelGifts levels={welfare.levels} request={request} onClaim={handleClaim} />
            </div>
          </div>
        )}
      </LoadableView>
      <WelfareLinks />
    </div>
  );
}

/** The gifts, reloaded when a bet was settled or the balance has changed. */
function useWelfare() {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchWelfare(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { state, reload };
}

function WelfareSkeleton() {
  return (
    <div className={styles['columns']}>
      <Skeleton height="2.4rem" />
      <Skeleton height="7rem" />
    </div>
  );
}

export { WelfareScreen as View };
