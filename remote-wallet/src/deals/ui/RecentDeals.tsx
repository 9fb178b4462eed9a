import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatShortMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Icon } from '@site/shared/ui';
import { fetchDeals } from '../../api/dealApi';
import { useTranslation } from '../../i18n';
import { RECENT_DEALS } from '../limits';
import { DealAmount } from './DealAmount';
import { DEAL_LOOKS } from './dealLooks';
import styles from './RecentDeals.module.css';

/** The member's latest money movements, read anew whenever something moved money, and the way to all of them. */
export function RecentDeals() {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const allLink = useRouteLink('transRecord', {});
  const load = useCallback((signal: AbortSignal) => fetchDeals(http, { page: 1, size: RECENT_DEALS }, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return (
    <Card
      title={t('deals.recent')}
      aside={
        <a {...allLink} className={styles['all']}>
          {t('deals.all')}
          <Icon name="chevron-right" size="xs" />
        </a>
      }
    >
      <LoadableView of={state} onRetry={reload} empty={t('deals.none')}>
        {({ rows }) => (
          <ul>
            {rows.map((deal) => (
              <li key={deal.id} className={styles['deal']}>
                <span className={styles['icon']}>
                  <Icon name={DEAL_LOOKS[deal.kind].icon} size="sm" />
                </span>
                <span>
                  <b>{t(DEAL_LOOKS[deal.kind].text)}</b>
                  <time className={styles['time']} dateTime={new Date(deal.at).toISOString()}>
                    {formatShortMoment(deal.at)}
                  </time>
                </span>
                <DealAmount amount={deal.amount} />
              </li>
            ))}
          </ul>
        )}
      </LoadableView>
    </Card>
  );
}
