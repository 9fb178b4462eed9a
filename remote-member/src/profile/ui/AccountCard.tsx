import { Card, Icon, Tag, type IconName } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Profile } from '../profile';
import styles from './AccountCard.module.css';

/** What is bound to the account, masked as the platform gives it. */
export function AccountCard({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  return (
    <Card title={t('userinfo.account.title')} padding="lg">
      <dl>
        <Item icon="id-card" name={t('userinfo.account.real_name')} value={profile.realName} />
        <Item icon="phone" name={t('userinfo.account.phone')} value={profile.phone} />
        <Item icon="mail" name={t('userinfo.account.email')} value={profile.email} />
        <div className={styles['item']}>
          <dt>
            <Icon name="key" size="sm" />
            {t('userinfo.account.second_password')}
          </dt>
          <dd>
            <Tag tone={profile.hasSecondPassword ? 'success' : 'warning'}>
              {profile.hasSecondPassword ? t('userinfo.account.set') : t('userinfo.account.not_set')}
            </Tag>
          </dd>
        </div>
      </dl>
    </Card>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string | undefined;
}

function Item({ icon, name, value }: ItemProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['item']}>
      <dt>
        <Icon name={icon} size="sm" />
        {name}
      </dt>
      <dd>
        {value !== undefined && <b title={value}>{value}</b>}
        <Tag tone={value === undefined ? 'warning' : 'success'}>
          {value === undefined ? t('userinfo.account.not_bound') : t('userinfo.account.bound')}
        </Tag>
      </dd>
    </div>
  );
}
