import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { formatShortMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { Icon, type IconName } from '@site/shared/ui';
import { fetchRecentDeals } from '../../api/depositApi';
import { RECENT_DEALS } from '../../deposit/limits';
import type { Deal } from '../../deposit/types';
import { useTranslation } from '../../i18n';
import styles from './RecentDeals.module.css';

const KINDS = {
  deposit: { icon: 'deposit', text: 'recent.kind.deposit' },
  withdrawal: { icon: 'withdraw', text: 'recent.kind.withdrawal' },
  transferIn: { icon: 'transfer', text: 'recent.kind.transfer_in' },
  transferOut: { icon: 'transfer', text: 'recent.kind.transfer_out' },
  bet: { icon: 'ticket', text: 'recent.kind.bet' },
  settlement: { icon: 'coins', text: 'recent.kind.settlement' },
  release: { icon: 'coins', text: 'recent.kind.release' },
  bonus: { icon: 'gift', text: 'recent.kind.bonus' },
  adjustment: { icon: 'edit', text: 'recent.kind.adjustment' },
} as const satisfies Readonly<Record<Deal['kind'], { readonly icon: IconName; readonly text: string }>>;

/** The member's latest money movements, read anew whenever something moved money. */
export function RecentDeals() {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchRecentDeals(http, RECENT_DEALS, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return (
    <section className={styles['card']} aria-labelledby="recent-title">
      <h2 id="recent-title" className={styles['title']}>
        {t('recent.title')}
      </h2>
      <LoadableView of={state} onRetry={reload} empty={<p className={styles['empty']}>{t('recent.empty')}</p>}>
        {(deals) => (
          <ul className={styles['deals']}>
            {deals.map((deal) => (
              <li key={deal.id} className={styles['deal']}>
                <span className={styles['icon']}>
                  <Icon name={KINDS[deal.kind].icon} size="sm" />
                </span>
                <span>
                  <b>{t(KINDS[deal.kind].text)}</b>
                  <time className={styles['time']} dateTime={new Date(deal.at).toISOString()}>
                    {formatShortMoment(deal.at)}
                  </time>
                </span>
                <b className={styles['amount']} data-in={deal.amount > 0 || undefined}>
                  {deal.amount > 0 ? '+' : ''}
                  {formatYuanFixed(deal.amount)}
                </b>
              </li>
            ))}
          </ul>
        )}
      </LoadableView>
    </section>
  );
}
