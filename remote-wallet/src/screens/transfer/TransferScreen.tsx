import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Card, Empty, Skeleton } from '@site/shared/ui';
import { MoneyPage } from '../../balance/ui/MoneyPage';
import { MoneyTabs } from '../../balance/ui/MoneyTabs';
import { RecentDeals } from '../../deals/ui/RecentDeals';
import { useTranslation } from '../../i18n';
import type { TransferValues } from '../../transfer/transferForm';
import { useMoves } from '../../transfer/ui/useMoves';
import { useVenueWallets } from '../../venues/ui/useVenueWallets';
import { VenueBalancesCard } from '../../venues/ui/VenueBalancesCard';
import { TransferForm } from './TransferForm';

/**
 * `/mine/transfermoney`: money between the central wallet and a venue. `?venue=` names the venue to begin with.
 *
 * Assumption: the form asks where from, where to and how much, and shows both balances as they will be (R-WALLET-08).
 */
export function View() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { query } = useReadable(navigation.location);
  const asked = query['venue'];
  const [seenAsked, setSeenAsked] = useState(asked);
  const [values, setValues] = useState<TransferValues>({ direction: 'in', enName: asked, amount: '' });
  // A link beside the form chooses another venue without leaving the page.
  if (asked !== seenAsked) {
    setSeenAsked(asked);
    if (asked !== undefined) setValues({ ...values, enName: asked });
  }
  const moves = useMoves();
  const wallets = useVenueWallets(values.enName);

  return (
    <MoneyPage
      title={t('transfer.title')}
      moves={moves}
      tells="recycle"
      aside={
        <>
          <VenueBalancesCard wallets={wallets} moves={moves} />
          <RecentDeals />
        </>
      }
    >
      <Card padding="lg">
        <MoneyTabs current="transfer" />
        <LoadableView
          of={wallets.state}
          onRetry={wallets.reload}
          empty={<Empty title={t('venues.none')}>{t('venues.none_hint')}</Empty>}
          skeleton={<Skeleton height="3rem" />}
        >
          {(data) => <TransferForm values={values} onChange={setValues} wallets={data} moves={moves} onStale={wallets.reload} />}
        </LoadableView>
      </Card>
    </MoneyPage>
  );
}
