import { LoadableView } from '@site/shared/loadable';
import { Card, IconButton, Skeleton, Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
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

/**
 * Shows the venue balances beside a form: a venue with a balance takes a full line, one without takes half a line.
 * Implements R-STORE-16.
 */
export function VenueBalancesCard({ wallets: { state, reload, refresh }, isRecycling, onRecycle }: VenueBalancesCardProps) {
  const { t } = useTranslation();
  const [hidesZero, hideZero] = useStoredFlag('hide-zero-balance');
  const list = useFocusNearby<HTMLDivElement>();

  return (
    <Card
      title={t('venues.title')}
      aside={<Tools isLoading={state.status === 'loading'} onRefresh={reload} hidesZero={hidesZero} onHideZero={hideZero} />}
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
                    onRefresh={refresh}
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

interface ToolsProps {
  readonly isLoading: boolean;
  readonly onRefresh: () => void;
  readonly hidesZero: boolean;
  readonly onHideZero: (hides: boolean) => void;
}

function Tools({ isLoading, onRefresh, hidesZero, onHideZero }: ToolsProps) {
  const { t } = useTranslation();
  return (
    <span className={styles['tools']}>
      <IconButton icon="refresh" size="sm" label={t('venues.refresh')} aria-disabled={isLoading} onClick={onRefresh} />
      <Switch checked={hidesZero} onChange={onHideZero}>
        {t('venues.hide_zero')}
      </Switch>
    </span>
  );
}
