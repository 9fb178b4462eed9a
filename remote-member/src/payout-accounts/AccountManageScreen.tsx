import { useServices } from '@site/shared/contract';
import type { ViewProps } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Empty, PageHead, Skeleton } from '@site/shared/ui';
import { usePayoutAccounts } from './usePayoutAccounts';
import { useTranslation } from './texts';
import { PayoutAccountCard } from './PayoutAccountCard';
import styles from './AccountManageScreen.module.css';
import { PayoutAccountLinks } from './PayoutAccountLinks';
import { PAYOUT_ACCOUNT_LOOKS } from './payoutAccountLooks';

/**
 * Shows `/mine/accountManage/:id`: one payout account, which can be made the default or removed. Implements R-ROUTE-47,
 * R-MEMBER-18.
 */
export function AccountManageScreen({ params }: ViewProps) {
  const { t } = useTranslation();
  const { navigation, overlays } = useServices();
  const { state, reload } = usePayoutAccounts();
  const find = (id: string | undefined) => state.data?.rows.find((account) => account.id === id);

  return (
    <div className={styles['screen']}>
      <PageHead title={t('accounts.manage.title')} />
      <LoadableView
        of={state}
        onRetry={reload}
        isEmpty={() => find(params['id']) === undefined}
        empty={
          <Empty title={t('accounts.manage.unknown')} actions={<PayoutAccountLinks />}>
            {t('accounts.manage.unknown_hint')}
          </Empty>
        }
        skeleton={
          <div className={styles['account']}>
            <Skeleton height="2.8rem" />
          </div>
        }
      >
        {() => {
          const account = find(params['id']);
          return (
            account && (
              <div className={styles['account']}>
                <PayoutAccountCard
                  account={account}
                  onChanged={reload}
                  onRemoved={() => {
                    overlays.toast(t('accounts.manage.removed'), 'success');
                    navigation.go(PAYOUT_ACCOUNT_LOOKS[account.kind].route, {}, { replace: true });
                  }}
                />
              </div>
            )
          );
        }}
      </LoadableView>
    </div>
  );
}

export { AccountManageScreen as View };
