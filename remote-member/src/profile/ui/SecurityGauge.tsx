import { useTranslation } from '../../i18n';
import type { Profile } from '../profile';
import { securityOf, type SecurityItem } from '../securityLevel';
import type { Ground } from './ground';
import styles from './SecurityGauge.module.css';

const ITEM_TEXTS = {
  realName: 'userinfo.account.real_name',
  phone: 'userinfo.account.phone',
  email: 'userinfo.account.email',
  secondPassword: 'userinfo.account.second_password',
} as const satisfies Readonly<Record<SecurityItem, string>>;

interface SecurityGaugeProps {
  readonly profile: Profile;
  readonly on: Ground;
}

/** How well the account is secured, and what is missing. */
export function SecurityGauge({ profile, on }: SecurityGaugeProps) {
  const { t } = useTranslation();
  const { level, percent, missing } = securityOf(profile);
  const items = missing.map((item) => t(ITEM_TEXTS[item])).join(t('userinfo.security.separator'));
  return (
    <div className={styles['gauge']} data-on={on}>
      <p className={styles['words']}>
        <span>{t('userinfo.security.title')}</span> <b data-level={level}>{t(`userinfo.security.${level}`)}</b>
      </p>
      <meter className={styles['meter']} min={0} max={100} value={percent} aria-label={t('userinfo.security.title')} />
      <p className={styles['missing']}>
        {missing.length > 0 ? t('userinfo.security.missing', { items }) : t('userinfo.security.complete')}
      </p>
    </div>
  );
}
