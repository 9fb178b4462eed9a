import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton, Switch } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useFocusNearby } from '../ui/useFocusNearby';
import { useStoredFlag } from '../ui/useStoredFlag';
import type { VenueWalletsSource } from './useVenueWallets';
import styles from './VenueBalancesCard.module.css';
import { sortByBalance, withoutZeroBalances } from './venueWallet';
import { VenueWalletItem } from './VenueWalletItem';

interface VenueBalancesCardProps {
  readonly wallets: VenueWalletsSource;
  readonly isRecycling: boolean;
  readonly onRecycle: (enName: string) => void;
}

/** The venue balances beside a form: a venue with a balance takes a whole line, one without half of one. Implements R-STORE-16. */
export function VenueBalancesCard({ wallets: { state, reload }, isRecycling, onRecycle }: VenueBalancesCardProps) {
  const { t } = useTranslation();
  const [hidesZero, hideZero] = useStoredFlag('hide-zero-balance');
  const list = useFocusNearby<HTMLDivElement>();

  return (
    <Card
      title={t('venues.title')}
      aside={
        <Switch checked={hidesZero} onChange={hideZero}>
          {t('venues.hide_zero')}
        </Switch>
      }
    >
      <div ref={list} role="group" aria-label={t('venues.title')} tabIndex={-1}>
        <LoadableView of={state} onRetry={reload} empty={t('venues.none')} skeleton={<Skeleton height="2rem" />}>
          {({ rows }) => {
            const shown = sortByBalance(hidesZero ? withoutZeroBalances(rows) : rows);
            if (shown.length === 0) return <p className={styles['none']}>{t('venues.all_zero')}</p>;
            return (
              <ul className={styles['venues']}>
                {shown.map((wallet) => (
                  <VenueWalletItem
                    key={wallet.enName}
                    wallet={wallet}
                    isRecycling={isRecycling}
                    onRecycle={onRecycle}
                    className={wallet.balance > 0 ? styles['wide'] : undefined}
                  />
                ))}
              </ul>
            );
          }}
        </LoadableView>
      </div>
    </Card>
  );
}
