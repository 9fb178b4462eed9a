import { useRouteLink } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { formatYuanFixed } from '@site/shared/money';
import { Button, ButtonLink, Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { Withdrawal } from './withdrawal';
import styles from './WithdrawalReceipt.module.css';

/** An accepted withdrawal. The list beside it shows its further states. */
export function WithdrawalReceipt({ withdrawal, onAgain }: { readonly withdrawal: Withdrawal; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  const record = useRouteLink('transRecord', {});
  const { id, amount, fee, arrives, coin, account, createdAt } = withdrawal;
  const lines = [
    [t('withdrawal.order'), id],
    [t('withdrawal.account'), `${account.label} ${account.number}`],
    [t('withdrawal.amount'), formatYuanFixed(amount)],
    [t('withdrawal.fee'), formatYuanFixed(fee)],
    [t('withdrawal.arrives'), coin ? `${coin.amount} ${coin.currency}` : formatYuanFixed(arrives)],
    [t('withdrawal.requested_at'), formatMoment(createdAt)],
  ] as const;
  return (
    <article className={styles['receipt']} role="status">
      <span className={styles['icon']}>
        <Icon name="check" size="xl" />
      </span>
      <h2>{t('withdrawal.succeeded')}</h2>
      <p>{t('withdrawal.succeeded_hint')}</p>
      <dl className={styles['lines']}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['ways']}>
        <ButtonLink {...record}>{t('withdrawal.to_record')}</ButtonLink>
        <Button variant="primary" onClick={onAgain}>
          {t('withdrawal.again')}
        </Button>
      </div>
    </article>
  );
}
