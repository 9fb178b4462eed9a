import { useTranslation } from '../i18n';
import { RecentTransactions } from '../transactions/RecentTransactions';
import { RecycleBanner } from '../transfer/RecycleBanner';
import { useTransfers } from '../transfer/useTransfers';
import { FundsPage } from '../ui/FundsPage';
import { useVenueWallets } from '../venues/useVenueWallets';
import { AutoTransferCard } from './AutoTransferCard';
import { VenueOverview } from './VenueOverview';

/**
 * `/mine/wallet`: all balances of the member, central and by venue.
 *
 * Assumption (R-WALLET-06): the total and its parts are above the venues, which are grouped as in the menu; beside them are the switch for
 * automatic transfer and the latest transactions.
 */
export function WalletScreen() {
  const { t } = useTranslation();
  const transfers = useTransfers();
  const wallets = useVenueWallets();
  return (
    <FundsPage
      title={t('wallet.title')}
      banner={<RecycleBanner transfers={transfers} />}
      aside={
        <>
          <AutoTransferCard wallets={wallets} />
          <RecentTransactions />
        </>
      }
    >
      <VenueOverview wallets={wallets} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
    </FundsPage>
  );
}

export { WalletScreen as View };
