import { VipBadge } from '@site/shared/ui';
import { Avatar, Hero, vipHero } from '@site/shared/ui/drawings';
import { useTranslation } from '../../i18n';
import type { Profile } from '../../profile/profile';
import styles from './ProfileBanner.module.css';
import { SecurityGauge } from './SecurityGauge';

/** The head of the page: picture, name, rank, and how safe the account is. */
export function ProfileBanner({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  return (
    <section className={styles['banner']} aria-labelledby="userinfo-title">
      <Hero hero={vipHero} width={1200} height={160} className={styles['hills']} />
      <Avatar userId={profile.userId} className={styles['avatar']} />
      <div>
        <h1 id="userinfo-title" className={styles['title']}>
          {t('userinfo.title')}
        </h1>
        <p className={styles['name']}>
          {profile.name} <VipBadge level={profile.vipLevel} />
        </p>
        <p className={styles['since']}>{t('userinfo.registered', { date: profile.registerDate })}</p>
      </div>
      <SecurityGauge profile={profile} />
    </section>
  );
}
