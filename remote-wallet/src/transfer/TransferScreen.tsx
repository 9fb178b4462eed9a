import { useAddressQuery } from '@site/shared/address-query';
import { isMissing, LoadableView } from '@site/shared/loadable';
import { Card, Empty, Skeleton } from '@site/shared/ui';
import { useTotalBalance } from '../balance/useTotalBalance';
import { useTranslation } from './texts';
import { RecentTransactions, useRecentTransactions } from '../transactions/RecentTransactions';
import { FundsPage } from '../ui/FundsPage';
import { FundsTabs } from '../ui/FundsTabs';
import { areMissing, reloadParts } from '../ui/pageParts';
import { useVenueWallets } from '../venues/useVenueWallets';
import { VenueBalancesCard } from '../venues/VenueBalancesCard';
import { RecycleBanner } from './RecycleBanner';
import { CENTRAL_WALLET, transferDraft } from './transferValues';
import { TransferForm } from './TransferForm';
import { useTransfers } from './useTransfers';

/**
 * Renders `/mine/transfermoney`: transfers between the central wallet and venues, or directly between venues. The input
 * is stored in the URL; `?venue=` preselects a venue.
 *
 * Assumption (R-WALLET-08): the form asks for source, target and amount, and shows both balances after the transfer.
 */
export function TransferScreen() {
  const { t } = useTranslation();
  const [values, setValues] = useAddressQuery('transferMoney', transferDraft);
  const total = useTotalBalance();
  const transfers = useTransfers();
  const wallets = useVenueWallets(values.to === CENTRAL_WALLET ? values.from : values.to);
  const recent = useRecentTransactions();
  const parts = [wallets, recent];
  const hasNothing = areMissing(parts);

  return (
    <FundsPage
      title={t('tabs.transfer')}
      banner={<RecycleBanner total={total} transfers={transfers} noteOf="recycle" />}
      aside={
        <>
          {/* If the balances cannot be loaded, the form reports it. */}
          {!isMissing(wallets.state) && (
            <VenueBalancesCard wallets={wallets} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
          )}
          {!hasNothing && <RecentTransactions source={recent} />}
        </>
      }
    >
      <Card padding="lg">
        <FundsTabs current="transfer" />
        <LoadableView
          of={wallets.state}
          onRetry={() => {
            if (hasNothing) reloadParts([total, ...parts]);
            else wallets.reload();
          }}
          empty={<Empty title={t('venues.none')}>{t('venues.none_hint')}</Empty>}
          skeleton={<Skeleton height="3.7rem" />}
        >
          {(data) => <TransferForm values={values} onChange={setValues} wallets={data} transfers={transfers} onStale={wallets.reload} />}
        </LoadableView>
      </Card>
    </FundsPage>
  );
}

export { TransferScreen as View };
