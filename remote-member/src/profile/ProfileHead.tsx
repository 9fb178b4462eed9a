import type { ReactNode } from 'react';
import { VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { AvatarButton } from '../avatars/AvatarButton';
import { useTranslation } from './texts';
import type { Profile } from '../member-data/profile';
import styles from './ProfileHead.module.css';

/** Background: a drawing, which is dark in both editions, or a card. */
type ProfileBackground = 'art' | 'card';

interface ProfileHeadProps {
  readonly profile: Profile;
  readonly on: ProfileBackground;
  /** Content above the name. */
  readonly title?: ReactNode;
}

/** Shows avatar, name, grade and registration date. The avatar can be changed when the background is the drawing. */
export function ProfileHead({ profile, on, title }: ProfileHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['head']} data-on={on}>
      {on === 'art' ? <AvatarButton seed={profile.avatar} /> : <Avatar seed={profile.avatar} className={styles['avatar']} />}
      <div className={styles['words']}>
        {title}
        <p className={styles['name']}>
          <span translate="no">{profile.name}</span> <VipBadge level={profile.vipLevel} />
        </p>
        <p className={styles['since']}>{t('userinfo.registered', { date: profile.registerDate })}</p>
      </div>
    </div>
  );
}
