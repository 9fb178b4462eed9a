import { Card } from '@site/shared/ui';
import type { Profile } from '../member-data/profile';
import type { CardCount } from '../member-data/useCardCount';
import { ProfileHead } from './ProfileHead';
import { SecurityGauge } from '../security-level/SecurityGauge';
import styles from './ProfileCard.module.css';

export function ProfileCard({ profile, cards }: { readonly profile: Profile; readonly cards: CardCount }) {
  return (
    <Card padding="lg" className={styles['card']}>
      <ProfileHead profile={profile} on="card" />
      <SecurityGauge profile={profile} cards={cards} on="card" />
    </Card>
  );
}
