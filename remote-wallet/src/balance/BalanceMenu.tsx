import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { formatYuanFixed } from '@site/shared/money';
import { ButtonLink, IconButton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './BalanceMenu.module.css';

/** The central balance in the header, its refresh, and links to deposit, transfer and withdrawal. Empty for a guest. Implements R-WALLET-01. */
export function BalanceMenu() {
  const { balance, session, flags } = useServices();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  const current = useReadable(balance.current);
  const isRefreshing = useReadable(balance.isRefreshing);
  const { depositGuide } = useReadable(flags);
  const depositLink = useRouteLink('saveMoney', {});
  const transferLink = useRouteLink('transferMoney', {});
  const withdrawLink = useRouteLink('takeMoney', {});
  if (!isSignedIn) return null;

  return (
    <div className={styles['menu']}>
      <div className={styles['balance']} aria-busy={isRefreshing}>
        <span className={styles['label']}>{t('balance.title')}</span>
        <b className={styles['amount']} data-negative={current && current.central < 0 ? true : undefined}>
          {current ? formatYuanFixed(current.central) : <span aria-label={t('balance.pending')}>¥ –</span>}
        </b>
      </div>
      <IconButton icon="refresh" size="sm" label={t('balance.refresh')} onClick={() => void balance.refresh()} />
      {depositGuide && (
        <ButtonLink variant="primary" size="sm" {...depositLink}>
          {t('balance.deposit')}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" size="sm" {...transferLink}>
        {t('balance.transfer')}
      </ButtonLink>
      <ButtonLink variant="quiet" size="sm" {...withdrawLink}>
        {t('balance.withdraw')}
      </ButtonLink>
    </div>
  );
}

export { BalanceMenu as View };
