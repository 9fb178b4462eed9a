import { useState } from 'react';
import { isMissing, LoadableView } from '@site/shared/loadable';
import { PageHead, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useCardCount } from '../member-data/useCardCount';
import { BoundItemsCard } from './BoundItemsCard';
import { BasicCard } from './BasicCard';
import { useProfile } from '../member-data/useProfile';
import { IdentityCard } from './IdentityCard';
import { ProfileBanner } from './ProfileBanner';
import styles from './UserInfoScreen.module.css';

/** Shows `/mine/userinfo`: the member's profile, with the items bound to the account. */
export function UserInfoScreen() {
  const { state, reload } = useProfile();
  const cards = useCardCount();
  const { t } = useTranslation();
  const [wasStated, setWasStated] = useState(false);

  return (
    <div className={styles['screen']}>
      {isMissing(state) && <PageHead title={t('userinfo.title')} />}
      <LoadableView
        of={state}
        onRetry={() => {
          reload();
          if (isMissing(cards.state)) cards.reload();
        }}
        empty={null}
        isEmpty={() => false}
        skeleton={<ScreenSkeleton />}
      >
        {(profile) => (
          <div className={styles['screen']}>
            <ProfileBanner profile={profile} cards={cards} />
            {profile.identity && (
              <IdentityCard
                need={profile.identity}
                onStated={() => {
                  setWasStated(true);
                }}
              />
            )}
            <div className={styles['columns']}>
              <BoundItemsCard profile={profile} cards={cards.state.data} />
              <BasicCard profile={profile} wasStated={wasStated && profile.identity === undefined} />
            </div>
          </div>
        )}
      </LoadableView>
    </div>
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

export { UserInfoScreen as View };
