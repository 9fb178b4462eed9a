import { useRouteLink } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { Icon, Tag, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { PayoutAccount } from './payoutAccount';
import { PAYOUT_ACCOUNT_LOOKS } from './payoutAccountLooks';
import styles from './PayoutAccountRow.module.css';

interface PayoutAccountRowProps {
  readonly account: PayoutAccount;
  /** It was added just now: the focus goes to it. */
  readonly isNew: boolean;
}

/** One account, as a link to the screen that manages it. */
export function PayoutAccountRow({ account: { id, kind, label, number, isDefault, heldUntil }, isNew }: PayoutAccountRowProps) {
  const { t } = useTranslation();
  const arrival = useArrivalFocus<HTMLAnchorElement>(isNew);
  return (
    <a ref={arrival} {...useRouteLink('accountManage', { id })} className={styles['row']}>
      <Icon name={PAYOUT_ACCOUNT_LOOKS[kind].icon} className={styles['icon']} />
      <span className={styles['text']}>
        <b>{label}</b>
        <span className={styles['number']}>{number}</span>
        {heldUntil !== undefined && <span className={styles['held']}>{t('accounts.held', { time: formatShortMinute(heldUntil) })}</span>}
      </span>
      {isDefault && <Tag tone="accent">{t('accounts.default')}</Tag>}
      <Icon name="chevron-right" size="sm" className={styles['arrow']} />
    </a>
  );
}
