import { formatYuanFixed, type Fen } from '@site/shared/money';
import { useTranslation } from '../i18n';
import styles from './BalancesAfter.module.css';
import type { TransferCheck } from './transferValues';

/** Both balances, and for a valid amount as they will be. */
export function BalancesAfter({ check, central }: { readonly check: TransferCheck; readonly central: Fen }) {
  const { t } = useTranslation();
  return (
    <>
      <Balance label={t('balance.title')} now={central} after={check.ok ? check.after.central : undefined} />
      {check.venue && <Balance label={check.venue.name} now={check.venue.balance} after={check.ok ? check.after.venue : undefined} />}
    </>
  );
}

function Balance({ label, now, after }: { readonly label: string; readonly now: Fen; readonly after: Fen | undefined }) {
  const { t } = useTranslation();
  return (
    <dl className={styles['balance']}>
      <dt>{after === undefined ? label : t('transfer.after', { name: label })}</dt>
      <dd>{formatYuanFixed(after ?? now)}</dd>
    </dl>
  );
}
