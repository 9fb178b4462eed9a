import { Card } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Profile } from '../profile';
import styles from './BasicCard.module.css';

/** Rank, gender, birthday, date of registration. */
export function BasicCard({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const blank = t('userinfo.basic.blank');
  return (
    <Card title={t('userinfo.basic.title')} padding="lg">
      <dl className={styles['facts']}>
        <Fact name={t('userinfo.basic.vip')} value={`VIP ${String(profile.vipLevel)}`} />
        <Fact name={t('userinfo.basic.register_date')} value={profile.registerDate} />
        <Fact name={t('userinfo.basic.gender')} value={profile.gender ? t(`userinfo.basic.${profile.gender}`) : blank} />
        <Fact name={t('userinfo.basic.birthday')} value={profile.birthday ?? blank} />
      </dl>
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
