import { Card } from '@site/shared/ui';
import type { Profile } from '../member-data/profile';
import { ProfileHead } from './ProfileHead';
import { SecurityGauge } from './SecurityGauge';
import styles from './ProfileCard.module.css';

/** Who the member is, and how safe the account is, as a card beside something else. */
export function ProfileCard({ profile }: { readonly profile: Profile }) {
  return (
    <Card padding="lg" className={styles['card']}>
      <ProfileHead profile={profile} on="card" />
      <SecurityGauge profile={profile} on="card" />
    </Card>
  );
}
