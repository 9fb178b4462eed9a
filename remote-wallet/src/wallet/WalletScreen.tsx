import { isMissing, LoadableView } from '@site/shared/loadable';
import { Card } from '@site/shared/ui';
import { BonusCard } from '../bonuses/BonusCard';
import { useTotalBalance } from '../balance/useTotalBalance';
import { useTranslation } from './texts';
import { RecentTransactions, useRecentTransactions } from '../transactions/RecentTransactions';
import { RecycleBanner } from '../transfer/RecycleBanner';
import { useTransfers } from '../transfer/useTransfers';
import { FundsPage } from '../ui/FundsPage';
import { areMissing, reloadParts } from '../ui/pageParts';
import { useVenueWallets } from '../venues/useVenueWallets';
import { AutoTransferCard } from './AutoTransferCard';
import { FundsCard, useBalanceDays } from './FundsCard';
import { LockedDialog } from './LockedDialog';
import { VenueOverview } from './VenueOverview';
import styles from './WalletScreen.module.css';

/**
 * Renders `/mine/wallet`: all balances of the member, central and by venue.
 *
 * Assumption (R-WALLET-06), from top to bottom: the total and its parts, the bonuses with their turnover, the charts of
 * the last 30 days and of where the money is, and the venues grouped as in the menu. Beside them are the switch for
 * automatic transfer and the latest transactions.
 */
export function WalletScreen() {
  const { t } = useTranslation();
  const total = useTotalBalance();
  const transfers = useTransfers();
  const wallets = useVenueWallets();
  const days = useBalanceDays();
  const recent = useRecentTransactions();
  const parts = [wallets, days, recent];
  const hasNothing = areMissing(parts);
  return (
    <FundsPage
      title={t('wallet.title')}
      banner={<RecycleBanner total={total} transfers={transfers} />}
      aside={
        <>
          {!isMissing(wallets.state) && <AutoTransferCard wallets={wallets} />}
          {!hasNothing && <RecentTransactions source={recent} />}
        </>
      }
    >
      <div className={styles['main']}>
        <BonusCard />
        {hasNothing ? (
          <Card padding="lg">
            <LoadableView
              of={wallets.state}
              onRetry={() => {
                reloadParts([total, ...parts]);
              }}
              empty={null}
            >
              {() => null}
            </LoadableView>
          </Card>
        ) : (
          <>
            <FundsCard days={days} wallets={wallets} />
            <VenueOverview wallets={wallets} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
          </>
        )}
      </div>
      <LockedDialog />
    </FundsPage>
  );
}

export { WalletScreen as View };
