import { BonusCard } from '../bonuses/BonusCard';
import { useTranslation } from '../i18n';
import { RecentTransactions } from '../transactions/RecentTransactions';
import { RecycleBanner } from '../transfer/RecycleBanner';
import { useTransfers } from '../transfer/useTransfers';
import { FundsPage } from '../ui/FundsPage';
import { useVenueWallets } from '../venues/useVenueWallets';
import { AutoTransferCard } from './AutoTransferCard';
import { FundsCard } from './FundsCard';
import { LockedDialog } from './LockedDialog';
import { VenueOverview } from './VenueOverview';
import styles from './WalletScreen.module.css';

/**
 * `/mine/wallet`: all balances of the member, central and by venue.
 *
 * Assumption (R-WALLET-06): the total and its parts are above the bonuses with their turnover, those above the pictures of the last 30 days and of where
 * the money is, and those above the venues, which are grouped as in the menu; beside them are the switch for automatic transfer and the latest
 * transactions.
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
      <div className={styles['main']}>
        <BonusCard />
        <FundsCard wallets={wallets} />
        <VenueOverview wallets={wallets} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
      </div>
      <LockedDialog />
    </FundsPage>
  );
}

export { WalletScreen as View };
