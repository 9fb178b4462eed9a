import { MoneyPage } from '../../balance/ui/MoneyPage';
import { RecentDeals } from '../../deals/ui/RecentDeals';
import { useTranslation } from '../../i18n';
import { useMoves } from '../../transfer/ui/useMoves';
import { useVenueWallets } from '../../venues/ui/useVenueWallets';
import { AutoTransferCard } from './AutoTransferCard';
import { VenueOverview } from './VenueOverview';

/**
 * `/mine/wallet`: all of the member's money, and what lies in which venue.
 *
 * Assumption: the total and its parts stand above the venues, grouped as in the menu; beside them the switch for automatic transfer and
 * the latest movements (R-WALLET-06).
 */
export function View() {
  const { t } = useTranslation();
  const moves = useMoves();
  const wallets = useVenueWallets();
  return (
    <MoneyPage
      title={t('wallet.title')}
      moves={moves}
      aside={
        <>
          <AutoTransferCard wallets={wallets} />
          <RecentDeals />
        </>
      }
    >
      <VenueOverview wallets={wallets} moves={moves} />
    </MoneyPage>
  );
}
