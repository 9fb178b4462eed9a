import { formatTime } from '@site/shared/i18n';
import { formatYuan, ZERO_FEN } from '@site/shared/money';
import { useTranslation } from './texts';
import type { Draws } from '../participation/draws';
import type { Prize } from '../promotions/promotion';
import styles from './DrawHistory.module.css';

interface DrawHistoryProps {
  readonly latest: Draws['latest'];
  readonly prizes: readonly Prize[];
}

/** Shows the member's draws of today. */
export function DrawHistory({ latest, prizes }: DrawHistoryProps) {
  const { t } = useTranslation();
  if (latest.length === 0) return null;
  return (
    <section>
      <h3 className={styles['title']}>{t('draw.today')}</h3>
      <ul className={styles['list']} aria-label={t('draw.today')}>
        {latest.map(({ prizeId, reward, at }, index) => (
          // Two draws at the same time may have won the same prize, so use the position as the key.
          <li key={latest.length - index} className={styles['item']}>
            <span className={styles['time']}>{formatTime(at)}</span>
            <span>{prizes.find(({ id }) => id === prizeId)?.title ?? prizeId}</span>
            {reward !== ZERO_FEN && (
              <span className={styles['reward']} translate="no">
                {formatYuan(reward)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
