import { useReadable, useServices } from '@site/shared/contract';
import { formatYuanFixed } from '@site/shared/money';
import { Hero, jadeHero } from '@site/shared/ui/drawings';
import { useTranslation } from '../../i18n';
import styles from './BalanceBanner.module.css';

/** The member's money at a glance: what can be used and what is held. Proves R-WALLET-01. */
export function BalanceBanner() {
  const { balance } = useServices();
  const { t } = useTranslation();
  const current = useReadable(balance.current);
  return (
    <section className={styles['banner']} aria-label={t('balance.title')}>
      <Hero hero={jadeHero} width={1600} height={140} className={styles['scene']} />
      <dl className={styles['facts']}>
        <div>
          <dt>{t('balance.title')}</dt>
          <dd className={styles['central']}>{current ? formatYuanFixed(current.central) : t('balance.unknown')}</dd>
        </div>
        <div>
          <dt>{t('balance.locked')}</dt>
          <dd className={styles['locked']}>{current ? formatYuanFixed(current.locked) : t('balance.unknown')}</dd>
          <dd className={styles['hint']}>{t('balance.locked_hint')}</dd>
        </div>
      </dl>
    </section>
  );
}
