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
 * Shows `/mine/welfare`: what the member can claim, and links to other gifts. Implements R-MEMBER-02.
 *
 * Assumption (R-MEMBER-17): the screen shows the sum that can be claimed now from VIP, rebate and promotions, with one
 * button for all of it; the gifts of the current week and of the birthday; one gift for each grade reached; and links
 * to promotions, exchange, record and the VIP details.
 */
export function WelfareScreen() {
  const { t } = useTranslation();
  const { state, reload } = useWelfare();
  const { request, send } = useKeyedRequest(GIFT_CLAIM);
  useNotifyPaid(request);
  const handleClaim = (id: string) => void send(id);

  // The gift may have been claimed in another tab. A success reloads through `balance/changed`.
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
            {/* An older platform, which cannot claim everything at once, sends no claimable parts. */}
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

/** Returns the gifts, and reloads them when a bet was settled or the balance changes. */
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
