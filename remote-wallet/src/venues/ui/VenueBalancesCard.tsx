import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton, Switch } from '@site/shared/ui';
import { useKeptFlag } from '../../balance/ui/useKeptFlag';
import { useTranslation } from '../../i18n';
import type { Moves } from '../../transfer/ui/useMoves';
import { mostFirst, withoutZeroBalances } from '../venueWallet';
import type { VenueWalletsSource } from './useVenueWallets';
import styles from './VenueBalancesCard.module.css';
import { VenueWalletItem } from './VenueWalletItem';

interface VenueBalancesCardProps {
  readonly wallets: VenueWalletsSource;
  readonly moves: Moves;
}

/** What lies in which venue, beside a form: a venue with money takes a whole line, one without half of one. Implements R-STORE-16. */
export function VenueBalancesCard({ wallets: { state, reload }, moves }: VenueBalancesCardProps) {
  const { t } = useTranslation();
  const [hidesZero, hideZero] = useKeptFlag('hide-zero-balance');

  return (
    <Card
      title={t('venues.title')}
      aside={
        <Switch checked={hidesZero} onChange={hideZero}>
          {t('venues.hide_zero')}
        </Switch>
      }
    >
      <LoadableView of={state} onRetry={reload} empty={t('venues.none')} skeleton={<Skeleton height="2rem" />}>
        {({ rows }) => {
          const shown = mostFirst(hidesZero ? withoutZeroBalances(rows) : rows);
          if (shown.length === 0) return <p className={styles['none']}>{t('venues.all_zero')}</p>;
          return (
            <ul className={styles['venues']}>
              {shown.map((wallet) => (
                <VenueWalletItem
                  key={wallet.enName}
                  wallet={wallet}
                  moves={moves}
                  className={wallet.balance > 0 ? styles['wide'] : undefined}
                />
              ))}
            </ul>
          );
        }}
      </LoadableView>
    </Card>
  );
}
