import { formatYuanFixed, type Fen } from '@site/shared/money';
import { useTranslation } from './texts';
import styles from './BalancesAfter.module.css';
import type { Side, TransferCheck } from './transferValues';

/** Shows both balances and, for a valid amount, what they will be after the transfer. */
export function BalancesAfter({ check }: { readonly check: TransferCheck }) {
  return (
    <>
      {check.from && <Balance side={check.from} after={check.ok ? check.after.from : undefined} />}
      {check.to && <Balance side={check.to} after={check.ok ? check.after.to : undefined} />}
    </>
  );
}

function Balance({ side: { venue, balance }, after }: { readonly side: Side; readonly after: Fen | undefined }) {
  const { t } = useTranslation();
  const label = venue?.name ?? t('balance.title');
  return (
    <dl className={styles['balance']}>
      <dt>{after === undefined ? label : t('transfer.after', { name: label })}</dt>
      <dd translate="no">{formatYuanFixed(after ?? balance)}</dd>
    </dl>
  );
}
