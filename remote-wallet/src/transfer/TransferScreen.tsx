import { useAddressQuery } from '@site/shared/address-query';
import { LoadableView } from '@site/shared/loadable';
import { Card, Empty, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { RecentTransactions } from '../transactions/RecentTransactions';
import { FundsPage } from '../ui/FundsPage';
import { FundsTabs } from '../ui/FundsTabs';
import { useVenueWallets } from '../venues/useVenueWallets';
import { VenueBalancesCard } from '../venues/VenueBalancesCard';
import { RecycleBanner } from './RecycleBanner';
import { CENTRAL_WALLET, transferDraft } from './transferValues';
import { TransferForm } from './TransferForm';
import { useTransfers } from './useTransfers';

/**
 * `/mine/transfermoney`: transfers between the central wallet and the venues, and from venue to venue in one step. The address keeps what is filled in; `?venue=` preselects a venue.
 *
 * Assumption (R-WALLET-08): the form asks for source, target and amount, and shows both balances as they will be.
 */
export function TransferScreen() {
  const { t } = useTranslation();
  const [values, setValues] = useAddressQuery('transferMoney', transferDraft);
  const transfers = useTransfers();
  const wallets = useVenueWallets(values.to === CENTRAL_WALLET ? values.from : values.to);

  return (
    <FundsPage
      title={t('transfer.title')}
      banner={<RecycleBanner transfers={transfers} noteOf="recycle" />}
      aside={
        <>
          <VenueBalancesCard wallets={wallets} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
          <RecentTransactions />
        </>
      }
    >
      <Card padding="lg">
        <FundsTabs current="transfer" />
        <LoadableView
          of={wallets.state}
          onRetry={wallets.reload}
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
