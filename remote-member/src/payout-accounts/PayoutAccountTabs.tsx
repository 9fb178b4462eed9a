import { useRouteLink } from '@site/shared/contract';
import { useTranslation } from '../i18n';
import { PAYOUT_ACCOUNT_KINDS, type PayoutAccountKind } from './payoutAccount';
import { PAYOUT_ACCOUNT_LOOKS } from './payoutAccountLooks';
import styles from './PayoutAccountTabs.module.css';

/** Links between the screens of the account kinds. */
export function PayoutAccountTabs({ current }: { readonly current: PayoutAccountKind }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['tabs']} aria-label={t('accounts.tabs')}>
      {PAYOUT_ACCOUNT_KINDS.map((kind) => (
        <PayoutAccountTab key={kind} kind={kind} isCurrent={kind === current} />
      ))}
    </nav>
  );
}

function PayoutAccountTab({ kind, isCurrent }: { readonly kind: PayoutAccountKind; readonly isCurrent: boolean }) {
  const { t } = useTranslation();
  const link = useRouteLink(PAYOUT_ACCOUNT_LOOKS[kind].route, {});
  return (
    <a {...link} aria-current={isCurrent ? 'page' : undefined}>
      {t(`accounts.kind.${kind}`)}
    </a>
  );
}
