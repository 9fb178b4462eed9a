import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Card, Empty, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { RecentTransactions } from '../transactions/RecentTransactions';
import { FundsPage } from '../ui/FundsPage';
import { FundsTabs } from '../ui/FundsTabs';
import { useVenueWallets } from '../venues/useVenueWallets';
import { VenueBalancesCard } from '../venues/VenueBalancesCard';
import { RecycleBanner } from './RecycleBanner';
import type { TransferValues } from './transferValues';
import { TransferForm } from './TransferForm';
import { useTransfers } from './useTransfers';

/**
 * `/mine/transfermoney`: transfers between the central wallet and a venue. `?venue=` preselects the venue.
 *
 * Assumption (R-WALLET-08): the form asks for source, target and amount, and shows both balances as they will be.
 */
export function TransferScreen() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { query } = useReadable(navigation.location);
  const queryVenue = query['venue'];
  const [seenQueryVenue, setSeenQueryVenue] = useState(queryVenue);
  const [values, setValues] = useState<TransferValues>({ direction: 'in', enName: queryVenue, amount: '' });
  // A link beside the form chooses another venue without leaving the page.
  if (queryVenue !== seenQueryVenue) {
    setSeenQueryVenue(queryVenue);
    if (queryVenue !== undefined) setValues({ ...values, enName: queryVenue });
  }
  const transfers = useTransfers();
  const wallets = useVenueWallets(values.enName);

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
          skeleton={<Skeleton height="3rem" />}
        >
          {(data) => <TransferForm values={values} onChange={setValues} wallets={data} transfers={transfers} onStale={wallets.reload} />}
        </LoadableView>
      </Card>
    </FundsPage>
  );
}

export { TransferScreen as View };
