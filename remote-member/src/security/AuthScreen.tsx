import { useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Note, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useProfile } from '../member-data/useProfile';
import styles from './AuthScreen.module.css';
import { IdentityCards } from './IdentityCards';
import { NextSteps } from './NextSteps';
import { PasswordCards } from './PasswordCards';

/**
 * `/mine/auth`: where phone and real name are bound, which the guard of the account pages asks for; and beside them the e-mail address and
 * the two passwords.
 *
 * Assumption: the real name is told once; phone and address may be changed with the login password.
 * Implements R-ROUTE-42, R-ROLE-09, R-MEMBER-22.
 */
export function AuthScreen() {
  const { t } = useTranslation();
  const { bus, overlays } = useServices();
  const { state, reload } = useProfile();
  const tell = (text: string) => {
    overlays.toast(text, 'success');
    bus.emit('member/changed', {});
  };

  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{t('binding.title')}</h1>
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<ScreenSkeleton />}>
        {(profile) => {
          const isComplete = profile.realName !== undefined && profile.phone !== undefined;
          return (
            <>
              {!isComplete && (
                <Note tone="warning" title={t('binding.why')}>
                  {t('binding.why_hint')}
                </Note>
              )}
              <div className={styles['columns']}>
                <div className={styles['column']}>
                  <IdentityCards profile={profile} onBound={tell} />
                </div>
                <div className={styles['column']}>
                  {isComplete && <NextSteps />}
                  <PasswordCards profile={profile} onChanged={tell} />
                </div>
              </div>
            </>
          );
        }}
      </LoadableView>
    </div>
  );
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
