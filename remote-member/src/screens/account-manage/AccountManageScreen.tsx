import { useServices } from '@site/shared/contract';
import type { ViewProps } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Empty, Skeleton } from '@site/shared/ui';
import { useAccounts } from '../../accounts/ui/useAccounts';
import { useTranslation } from '../../i18n';
import { AccountCard } from './AccountCard';
import styles from './AccountManageScreen.module.css';
import { AccountLinks } from './AccountLinks';
import { ACCOUNT_LOOKS } from '../../accounts/ui/accountLooks';

/** `/mine/accountManage/:id`: one payout account: what it is, making it the default, taking it away. Implements R-ROUTE-47, R-MEMBER-18. */
export function View({ params }: ViewProps) {
  const { t } = useTranslation();
  const { navigation, overlays } = useServices();
  const { state, reload } = useAccounts();
  const find = (id: string | undefined) => state.data?.rows.find((account) => account.id === id);

  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{t('accounts.manage.title')}</h1>
      <LoadableView
        of={state}
        onRetry={reload}
        isEmpty={() => find(params['id']) === undefined}
        empty={
          <Empty title={t('accounts.manage.unknown')} actions={<AccountLinks />}>
            {t('accounts.manage.unknown_hint')}
          </Empty>
        }
        skeleton={<Skeleton height="2.8rem" />}
      >
        {() => {
          const account = find(params['id']);
          return (
            account && (
              <AccountCard
                account={account}
                onChanged={reload}
                onRemoved={() => {
                  overlays.toast(t('accounts.manage.removed'), 'success');
                  navigation.go(ACCOUNT_LOOKS[account.kind].route, {}, { replace: true });
                }}
              />
            )
          );
        }}
      </LoadableView>
    </div>
  );
}
