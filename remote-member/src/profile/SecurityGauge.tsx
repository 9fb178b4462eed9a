import { useReadable, useServices } from '@site/shared/contract';
import { useTranslation } from '../i18n';
import type { Profile } from '../member-data/profile';
import { securityOf, type SecurityItem } from './securityLevel';
import type { ProfileBackground } from './ProfileHead';
import styles from './SecurityGauge.module.css';

const ITEM_TEXTS = {
  realName: 'userinfo.account.real_name',
  phone: 'userinfo.account.phone',
  email: 'userinfo.account.email',
  bankCard: 'userinfo.account.bank_card',
  secondPassword: 'userinfo.account.second_password',
} as const satisfies Readonly<Record<SecurityItem, string>>;

interface SecurityGaugeProps {
  readonly profile: Profile;
  /** `undefined` where it is not known. */
  readonly hasBankCard?: boolean | undefined;
  readonly on: ProfileBackground;
}

/** The security level of the account, and what is missing. */
export function SecurityGauge({ profile, hasBankCard, on }: SecurityGaugeProps) {
  const { t } = useTranslation();
  const { withdrawPassword } = useReadable(useServices().flags);
  const { level, percent, missing } = securityOf({ profile, hasBankCard, asksSecondPassword: withdrawPassword });
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
