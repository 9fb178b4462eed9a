import { useCallback, useEffect, useState } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { isMissing, LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, ErrorNote, Icon, Skeleton, useLazyModule } from '@site/shared/ui';
import { fetchBalanceDays } from '../balance/balanceApi';
import { useTranslation } from './texts';
import { useStoredFlag } from '../ui/useStoredFlag';
import type { VenueWalletsSource } from '../venues/useVenueWallets';
import styles from './FundsCard.module.css';

const loadCharts = () => import('./FundsCharts');

/** Business days in the chart, including today. */
const DAYS = 30;

/** Returns the member's balance of the last 30 days and reloads it after every `balance/changed`. */
export function useBalanceDays() {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchBalanceDays(http, DAYS, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { state, reload };
}

interface FundsCardProps {
  readonly days: ReturnType<typeof useBalanceDays>;
  /** If the wallets cannot be loaded, the list of venues reports it. */
  readonly wallets: VenueWalletsSource;
}

/**
 * Shows charts of the member's balance in the last 30 days and of where the money is now. They are hidden together with
 * the amounts of the banner.
 */
export function FundsCard({ days, wallets }: FundsCardProps) {
  const { t } = useTranslation();
  const [isHidden] = useStoredFlag('hide-amounts');
  const [hasFailed, setHasFailed] = useState(false);
  const charts = useLazyModule(loadCharts, !isHidden && !hasFailed, () => {
    setHasFailed(true);
  });
  const waiting = <Skeleton height="2.4rem" />;
  return (
    <Card padding="lg" title={t('funds_picture.title')} aside={<Changes />}>
      {isHidden ? (
        <p className={styles['hidden']}>{t('assets.hidden')}</p>
      ) : hasFailed ? (
        <ErrorNote
          fact={t('funds_picture.failed')}
          actionLabel={t('assets.retry')}
          onAction={() => {
            setHasFailed(false);
          }}
        />
      ) : (
        <div className={styles['pictures']}>
          <div>
            <h3 className={styles['name']}>{t('funds_picture.days')}</h3>
            <LoadableView of={days.state} onRetry={days.reload} isEmpty={(list) => list.length < 2} empty={<FewDays />} skeleton={waiting}>
              {(list) => (charts ? <charts.BalanceLine days={list} /> : waiting)}
            </LoadableView>
          </div>
          {!isMissing(wallets.state) && (
            <div className={styles['shares']}>
              <h3 className={styles['name']}>{t('funds_picture.venues')}</h3>
              <LoadableView
                of={wallets.state}
                onRetry={wallets.reload}
                isEmpty={({ central, rows }) => central <= 0 && rows.every(({ balance }) => balance <= 0)}
                empty={<p className={styles['hidden']}>{t('funds_picture.nothing')}</p>}
                skeleton={<Skeleton height="1rem" />}
              >
                {(data) => (charts ? <charts.MoneyByVenue wallets={data} /> : waiting)}
              </LoadableView>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

/** Explains, while there is only one day, why there is no chart yet and when it will appear. */
function FewDays() {
  const { t } = useTranslation();
  return (
    <div className={styles['few']}>
      <Icon name="stats" />
      <p className={styles['why']}>{t('funds_picture.days_few_why')}</p>
      <p>{t('funds_picture.days_few')}</p>
    </div>
  );
}

/** Links to the transactions behind the daily balances. */
function Changes() {
  const { t } = useTranslation();
  return (
    <a {...useRouteLink('transRecord', {})} className={styles['changes']}>
      {t('funds_picture.changes')}
      <Icon name="chevron-right" size="xs" />
    </a>
  );
}
