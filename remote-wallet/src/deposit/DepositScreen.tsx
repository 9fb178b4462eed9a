import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { UnderAgeNote } from '@site/shared/identity';
import { LOADING, LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Note, Skeleton } from '@site/shared/ui';
import { useTotalBalance } from '../balance/useTotalBalance';
import { useTranslation } from './texts';
import { OpenOrders, useOpenOrders } from '../orders/OpenOrders';
import { RecentTransactions, useRecentTransactions } from '../transactions/RecentTransactions';
import { RecycleBanner } from '../transfer/RecycleBanner';
import { useTransfers } from '../transfer/useTransfers';
import { FundsPage } from '../ui/FundsPage';
import { FundsTabs } from '../ui/FundsTabs';
import { areMissing, reloadParts } from '../ui/pageParts';
import { TipList } from '../ui/TipList';
import { useVenueWallets } from '../venues/useVenueWallets';
import { VenueBalancesCard } from '../venues/VenueBalancesCard';
import { CoinsSlot } from './CoinsSlot';
import { fetchDepositPage } from './depositApi';
import { DepositForm } from './DepositForm';
import { useDepositGifts } from './useDepositGifts';

const TIPS = ['own_account', 'payee_changes', 'official_only'] as const;

/**
 * Renders `/mine/savemoney`, the deposit page.
 *
 * Assumption (R-WALLET-07): a method is shown with its bounds and quick amounts, and with the payer's name when it is
 * paid from an account in that name. Its waiting page shows the payment details, the signal code for the payment note,
 * and the time left.
 */
export function DepositScreen() {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const total = useTotalBalance();
  const transfers = useTransfers();
  const wallets = useVenueWallets();
  const load = useCallback((signal: AbortSignal) => fetchDepositPage(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const promotions = useDepositGifts();
  const openOrders = useOpenOrders();
  const recent = useRecentTransactions();
  const parts = [{ state, reload }, wallets, recent];
  const hasNothing = areMissing(parts);
  const isAwaited = openOrders.isAwaited || promotions.isAwaited || (state.status === 'loading' && state.data === undefined);
  useEffect(() => bus.on('member/changed', reload), [bus, reload]);

  return (
    <FundsPage
      title={t('tabs.deposit')}
      banner={<RecycleBanner total={total} transfers={transfers} />}
      aside={
        <>
          <CoinsSlot coins={state.data?.customer?.coins} onChanged={reload} />
          {!hasNothing && (
            <>
              <VenueBalancesCard wallets={wallets} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
              <RecentTransactions source={recent} />
            </>
          )}
        </>
      }
    >
      <Card padding="lg">
        <FundsTabs current="deposit" />
        {/* Replace the skeleton at once: promotions that load later would move the button under the finger. */}
        {!isAwaited && <OpenOrders source={openOrders} />}
        <LoadableView
          key={isAwaited ? 'awaited' : 'read'}
          of={isAwaited ? LOADING : state}
          onRetry={() => {
            if (hasNothing) reloadParts([total, ...parts]);
            else reload();
          }}
          isEmpty={({ methods }) => methods.length === 0}
          empty={
            <Note tone="warning" title={t('deposit.no_methods')}>
              {t('deposit.no_methods_hint')}
            </Note>
          }
          skeleton={<Skeleton height="7rem" />}
        >
          {({ methods, need, customer }) =>
            need?.status === 'under-age' ? (
              <UnderAgeNote birthday={need.birthday} />
            ) : (
              <DepositForm methods={methods} need={need} customer={customer} promotions={promotions} onIdentityRefused={reload} />
            )
          }
        </LoadableView>
        <TipList title={t('deposit.tips.title')} tips={TIPS.map((tip) => t(`deposit.tips.${tip}`))} />
      </Card>
    </FundsPage>
  );
}

export { DepositScreen as View };
