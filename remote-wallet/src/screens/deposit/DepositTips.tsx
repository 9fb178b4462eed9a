import { useTranslation } from '../../i18n';
import styles from './DepositTips.module.css';

const TIPS = ['own_account', 'payee_changes', 'official_only'] as const;

/** What a depositor must know. */
export function DepositTips() {
  const { t } = useTranslation();
  return (
    <aside className={styles['tips']} aria-labelledby="deposit-tips">
      <h2 id="deposit-tips" className={styles['title']}>
        {t('deposit.tips.title')}
      </h2>
      <ol className={styles['list']}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(`deposit.tips.${tip}`)}</li>
        ))}
      </ol>
    </aside>
  );
}
