import { useRouteLink } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { PaidGift } from './overview';
import styles from './PaidHistory.module.css';

/** Shows the latest payments of promotions, newest first. The gift record has the complete list. */
export function PaidHistory({ gifts }: { readonly gifts: readonly PaidGift[] }) {
  const { t } = useTranslation();
  const recordLink = useRouteLink('giftRecord', {});
  return (
    <Card
      title={t('centre.history')}
      padding="lg"
      aside={
        <ButtonLink size="sm" {...recordLink}>
          {t('centre.record')}
        </ButtonLink>
      }
    >
      {gifts.length === 0 ? (
        <p className={styles['empty']}>{t('centre.history_empty')}</p>
      ) : (
        <ul className={styles['list']} aria-label={t('centre.history')}>
          {gifts.map(({ id, title, amount, paidAt }) => (
            <li key={id} className={styles['gift']}>
              <span>{title}</span>
              <span className={styles['time']}>{formatShortMinute(paidAt)}</span>
              <b className={styles['amount']} translate="no">
                {formatYuan(amount)}
              </b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
