import { AccountMark } from '@site/shared/account-mark';
import { useRouteLink } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { Icon, Tag, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { PayoutAccount } from './payoutAccount';
import styles from './PayoutAccountRow.module.css';

interface PayoutAccountRowProps {
  readonly account: PayoutAccount;
  /** Set when it was just added, so that it receives the focus. */
  readonly isNew: boolean;
}

/** Links to the screen that manages the account. */
export function PayoutAccountRow({ account, isNew }: PayoutAccountRowProps) {
  const { id, label, number, isDefault, heldUntil } = account;
  const { t } = useTranslation();
  const arrival = useArrivalFocus<HTMLAnchorElement>(isNew);
  return (
    <a ref={arrival} {...useRouteLink('accountManage', { id })} className={styles['row']}>
      <AccountMark account={account} />
      <span className={styles['text']}>
        <b>{label}</b>
        <span className={styles['number']} translate="no">
          {number}
        </span>
        {heldUntil !== undefined && <span className={styles['held']}>{t('accounts.held', { time: formatShortMinute(heldUntil) })}</span>}
      </span>
      {isDefault && <Tag tone="accent">{t('accounts.default')}</Tag>}
      <Icon name="chevron-right" size="sm" className={styles['arrow']} />
    </a>
  );
}
