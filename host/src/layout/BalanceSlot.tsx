import { useReadable } from '@site/shared/contract/useReadable';
import { formatYuanFixed } from '@site/shared/money';
import { WidgetSlot } from '../composition';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';
import styles from './BalanceSlot.module.css';

/** Shows the balance menu of the wallet. The balance stays visible in every state of that remote. */
export function BalanceSlot() {
  return <WidgetSlot remote="wallet" widget="balance-menu" placeholder={<PlainBalance />} fallback={<PlainBalance />} />;
}

function PlainBalance() {
  const { t } = useTranslation();
  const balance = useReadable(useShell().balance.current);
  return (
    <p className={styles['balance']}>
      <span>{t('frame.central_wallet')}</span>
      <b data-num translate="no">
        {balance ? formatYuanFixed(balance.central) : t('frame.balance_unknown')}
      </b>
    </p>
  );
}
