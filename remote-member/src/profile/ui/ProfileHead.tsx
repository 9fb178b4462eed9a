import type { ReactNode } from 'react';
import { VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from '../../i18n';
import type { Profile } from '../profile';
import type { Ground } from './ground';
import styles from './ProfileHead.module.css';

interface ProfileHeadProps {
  readonly profile: Profile;
  readonly on: Ground;
  /** Above the name. */
  readonly title?: ReactNode;
}

/** Picture, name, rank, and since when. */
export function ProfileHead({ profile, on, title }: ProfileHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['head']} data-on={on}>
      <Avatar userId={profile.userId} className={styles['avatar']} />
      <div>
        {title}
        <p className={styles['name']}>
          {profile.name} <VipBadge level={profile.vipLevel} />
        </p>
        <p className={styles['since']}>{t('userinfo.registered', { date: profile.registerDate })}</p>
      </div>
    </div>
  );
}
