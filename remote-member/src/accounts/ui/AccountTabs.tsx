import { useRouteLink } from '@site/shared/contract';
import { useTranslation } from '../../i18n';
import { ACCOUNT_KINDS, type AccountKind } from '../account';
import { ACCOUNT_LOOKS } from './accountLooks';
import styles from './AccountTabs.module.css';

/** The kinds of accounts, as links between their pages. */
export function AccountTabs({ current }: { readonly current: AccountKind }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['tabs']} aria-label={t('accounts.tabs')}>
      {ACCOUNT_KINDS.map((kind) => (
        <AccountTab key={kind} kind={kind} isCurrent={kind === current} />
      ))}
    </nav>
  );
}

function AccountTab({ kind, isCurrent }: { readonly kind: AccountKind; readonly isCurrent: boolean }) {
  const { t } = useTranslation();
  const link = useRouteLink(ACCOUNT_LOOKS[kind].route, {});
  return (
    <a {...link} aria-current={isCurrent ? 'page' : undefined}>
      {t(`accounts.kind.${kind}`)}
    </a>
  );
}
