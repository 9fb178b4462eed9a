import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { formatYuanFixed, type Fen } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './BalanceSplit.module.css';
import { LOCKED_QUERY } from './lockedMoney';
import { useTotalBalance } from './useTotalBalance';

/**
 * Shows the total assets and their parts: central wallet, venues, and the amount locked by open bets and withdrawals.
 */
export function BalanceSplit() {
  const { balance } = useServices();
  const { t } = useTranslation();
  const { state, reload } = useTotalBalance();
  const current = useReadable(balance.current);
  const wallet = useRouteLink('wallet', {});
  const locked = useRouteLink('wallet', {}, { query: LOCKED_QUERY });
  const { data } = state;
  const lines: readonly (readonly [string, Fen | undefined])[] = [
    [t('assets.central'), data?.central ?? current?.central],
    [t('assets.in_venues'), data?.inVenues],
    [t('assets.locked'), data?.locked ?? current?.locked],
    [t('assets.total'), data?.total],
  ];
  return (
    <div className={styles['split']} aria-busy={state.status === 'loading'}>
      <dl>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount === undefined ? t(state.status === 'failed' ? 'assets.unknown' : 'assets.pending') : formatYuanFixed(amount)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('assets.locked_hint')}</p>
      {state.status === 'failed' && (
        <Button size="sm" icon="refresh" onClick={reload}>
          {t('assets.retry')}
        </Button>
      )}
      {current !== undefined && current.locked > 0 && <a {...locked}>{t('locked.show')}</a>}
      <a {...wallet}>{t('balance.to_wallet')}</a>
    </div>
  );
}
