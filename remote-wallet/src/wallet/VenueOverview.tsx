import { useAddressQuery, type QueryCodec } from '@site/shared/address-query';
import { LoadableView } from '@site/shared/loadable';
import { Card, Chip, Empty, Skeleton, Strip, Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useFocusNearby } from '../ui/useFocusNearby';
import { useStoredFlag } from '../ui/useStoredFlag';
import type { VenueWalletsSource } from '../venues/useVenueWallets';
import { groupByCategory, VENUE_CATEGORIES, withoutZeroBalances, type VenueCategory, type VenueWallets } from '../venues/venueWallet';
import { VenueWalletItem } from '../venues/VenueWalletItem';
import styles from './VenueOverview.module.css';

/** Codec of the chosen category in the URL. */
const categoryFilter: QueryCodec<VenueCategory | 'all'> = {
  parse: ({ category }) => VENUE_CATEGORIES.find((each) => each === category) ?? 'all',
  format: (category) => (category === 'all' ? {} : { category }),
};

interface RecycleProps {
  readonly isRecycling: boolean;
  readonly onRecycle: (enName: string) => void;
}

interface VenueActions extends RecycleProps {
  readonly onRefresh: (enName: string) => void;
}

interface VenueOverviewProps extends RecycleProps {
  readonly wallets: VenueWalletsSource;
}

/** Lists all connected venues with their balances by category. */
export function VenueOverview({ wallets: { state, reload, refresh }, ...recycle }: VenueOverviewProps) {
  const { t } = useTranslation();
  const [hidesZero, hideZero] = useStoredFlag('hide-zero-balance');
  const list = useFocusNearby<HTMLDivElement>();

  return (
    <Card
      padding="lg"
      title={t('venues.title')}
      aside={
        <Switch checked={hidesZero} onChange={hideZero}>
          {t('venues.hide_zero')}
        </Switch>
      }
    >
      <div ref={list} role="group" aria-label={t('venues.title')} tabIndex={-1}>
        <LoadableView
          of={state}
          onRetry={reload}
          empty={<Empty title={t('venues.none')}>{t('venues.none_hint')}</Empty>}
          skeleton={<Skeleton height="3.2rem" />}
        >
          {(data) => <VenueGroups wallets={data} hidesZero={hidesZero} onRefresh={refresh} {...recycle} />}
        </LoadableView>
      </div>
    </Card>
  );
}

interface VenueGroupsProps extends VenueActions {
  readonly wallets: VenueWallets;
  readonly hidesZero: boolean;
}

function VenueGroups({ wallets: { rows }, hidesZero, ...recycle }: VenueGroupsProps) {
  const { t } = useTranslation();
  const [chosen, choose] = useAddressQuery('wallet', categoryFilter);
  const all = groupByCategory(rows);
  const shown = groupByCategory(hidesZero ? withoutZeroBalances(rows) : rows).filter(
    ({ category }) => chosen === 'all' || category === chosen,
  );

  return (
    <>
      {all.length > 1 && (
        <Strip role="group" aria-label={t('venues.filter')} className={styles['filter']}>
          {(['all', ...all.map(({ category }) => category)] as const).map((category) => (
            <Chip
              key={category}
              look="solid"
              pressed={category === chosen}
              onClick={() => {
                choose(category);
              }}
            >
              {t(`venues.category.${category}`)}
            </Chip>
          ))}
        </Strip>
      )}
      {shown.length === 0 && <Empty title={t('venues.all_zero')}>{t('venues.all_zero_hint')}</Empty>}
      <div className={styles['groups']}>
        {shown.map((group) => (
          <section key={group.category} aria-label={t(`venues.category.${group.category}`)} className={styles['group']}>
            <h3 className={styles['name']}>{t(`venues.category.${group.category}`)}</h3>
            <ul className={styles['venues']}>
              {group.rows.map((wallet) => (
                <VenueWalletItem key={wallet.enName} wallet={wallet} {...recycle} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
