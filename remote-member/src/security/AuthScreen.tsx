import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { isMissing, LoadableView } from '@site/shared/loadable';
import { Note, PageHead, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useCardCount } from '../member-data/useCardCount';
import type { Profile } from '../member-data/profile';
import { useProfile } from '../member-data/useProfile';
import styles from './AuthScreen.module.css';
import { IdentityCards } from './IdentityCards';
import { NextSteps } from './NextSteps';
import { SessionsCard } from '../sessions/SessionsCard';
import { PasswordCards } from './PasswordCards';
import { RememberedPasswordCard } from '../sessions/RememberedPasswordCard';
import { SecondFactorCard } from '../second-factor/SecondFactorCard';
import { SecurityGauge } from '../security-level/SecurityGauge';
import { parseWithdrawalDraft } from './withdrawalDraft';

/**
 * Shows `/mine/auth`: it binds phone and real name, which the guard of the account screens requires, and the e-mail
 * address, and sets the two passwords and the second factor. The address can name an item whose form is open
 * (`item=email`).
 *
 * Assumption: the real name is permanent; phone and e-mail address are bound and changed with the login password, or
 * with a code sent to a bound contact. Implements R-ROUTE-42, R-ROLE-09, R-MEMBER-22.
 */
export function AuthScreen() {
  const { t } = useTranslation();
  const { bus, navigation, overlays } = useServices();
  const [withdrawal] = useState(() => parseWithdrawalDraft(navigation.location.get().query));
  const { item } = useReadable(navigation.location).query;
  const { state, reload } = useProfile();
  const cards = useCardCount();
  const handleChange = (text: string) => {
    overlays.toast(text, 'success');
    bus.emit('member/changed', {});
  };

  return (
    <div className={styles['screen']}>
      <PageHead title={t('binding.title')} />
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
        {(profile) => {
          const lacks = lackOf(profile);
          return (
            <div className={styles['screen']}>
              <SecurityGauge profile={profile} cards={cards} on="card" />
              {lacks && (
                <Note tone="warning" live="polite" title={t(`binding.${lacks}`)}>
                  {t('binding.why_hint')}
                </Note>
              )}
              <div className={styles['columns']}>
                <div className={styles['column']}>
                  <IdentityCards profile={profile} wanted={item} onBound={handleChange} />
                  {!lacks && <NextSteps />}
                </div>
                <div className={styles['column']}>
                  <PasswordCards profile={profile} wanted={item} withdrawal={withdrawal} onChanged={handleChange} />
                  <SecondFactorCard onChanged={handleChange} />
                  <SessionsCard />
                  <RememberedPasswordCard />
                </div>
              </div>
            </div>
          );
        }}
      </LoadableView>
    </div>
  );
}

/** Returns the text key for what the guard of the account screens still requires. */
function lackOf({ realName, phone }: Profile): 'why' | 'why_phone' | 'why_name' | undefined {
  if (realName !== undefined) return phone === undefined ? 'why_phone' : undefined;
  return phone === undefined ? 'why' : 'why_name';
}

function ScreenSkeleton() {
  return (
    <div className={styles['columns']}>
      <Skeleton height="4.8rem" />
      <Skeleton height="4.8rem" />
    </div>
  );
}

export { AuthScreen as View };
