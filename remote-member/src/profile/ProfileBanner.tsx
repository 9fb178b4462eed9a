import { Hero, vipHero } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import type { Profile } from '../member-data/profile';
import type { CardCount } from '../member-data/useCardCount';
import { ProfileHead } from './ProfileHead';
import { SecurityGauge } from '../security-level/SecurityGauge';
import styles from './ProfileBanner.module.css';

export function ProfileBanner({ profile, cards }: { readonly profile: Profile; readonly cards: CardCount }) {
  const { t } = useTranslation();
  const title = (
    <h1 id="userinfo-title" className={styles['title']}>
      {t('userinfo.title')}
    </h1>
  );
  return (
    <section className={styles['banner']} aria-labelledby="userinfo-title">
      <Hero hero={vipHero} width={1200} height={160} className={styles['hills']} />
      <ProfileHead profile={profile} on="art" title={title} />
      <div className={styles['gauge']}>
        <SecurityGauge profile={profile} cards={cards} on="art" />
      </div>
    </section>
  );
}
