import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Skeleton } from '@site/shared/ui';
import { fetchProfile } from '../../api/memberApi';
import { AccountCard } from './AccountCard';
import { BasicCard } from './BasicCard';
import { ProfileBanner } from './ProfileBanner';
import styles from './UserInfoScreen.module.css';

/** `/mine/userinfo`: who the member is to us. */
export function View() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchProfile(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);

  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<ScreenSkeleton />}>
      {(profile) => (
        <div className={styles['screen']}>
          <ProfileBanner profile={profile} />
          <div className={styles['columns']}>
            <AccountCard profile={profile} />
            <BasicCard profile={profile} />
          </div>
        </div>
      )}
    </LoadableView>
  );
}

function ScreenSkeleton() {
  return (
    <div className={styles['screen']}>
      <Skeleton height="1.6rem" />
      <div className={styles['columns']}>
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </div>
    </div>
  );
}
