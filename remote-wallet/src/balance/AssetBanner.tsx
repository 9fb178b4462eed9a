import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { formatYuanFixed, type Fen } from '@site/shared/money';
import { Button, ButtonLink, Icon, IconButton, Tooltip, VisuallyHidden } from '@site/shared/ui';
import { Hero, jadeHero } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { useStoredFlag } from '../ui/useStoredFlag';
import styles from './AssetBanner.module.css';
import { LOCKED_QUERY } from './lockedMoney';
import type { TotalBalanceSource } from './useTotalBalance';

interface AssetBannerProps {
  readonly total: TotalBalanceSource;
  readonly isRecycling: boolean;
  readonly onRecycle: () => void;
}

/**
 * Shows the total assets, their parts including the locked amount, and the button that recycles the balances of all
 * venues.
 *
 * Implements R-WALLET-01, R-WALLET-05, R-MONEY-03, R-MONEY-04.
 */
export function AssetBanner({ total: { state, reload }, isRecycling, onRecycle }: AssetBannerProps) {
  const { balance } = useServices();
  const { t } = useTranslation();
  const [isHidden, hide] = useStoredFlag('hide-amounts');
  const recordLink = useRouteLink('transRecord', {});
  const lockedLink = useRouteLink('wallet', {}, { query: LOCKED_QUERY });
  const current = useReadable(balance.current);
  const { data } = state;

  return (
    <section className={styles['banner']} aria-label={t('assets.title')} aria-busy={state.status === 'loading'}>
      <Hero hero={jadeHero} width={1600} height={140} className={styles['scene']} />
      <dl className={styles['facts']}>
        <div className={styles['total']}>
          <dt>
            {t('assets.total')}
            <IconButton
              icon={isHidden ? 'eye-off' : 'eye'}
              size="sm"
              label={t(isHidden ? 'assets.show' : 'assets.hide')}
              className={styles['hint']}
              onClick={() => {
                hide(!isHidden);
              }}
            />
          </dt>
          <Sum amount={data?.total} isHidden={isHidden} isPending={state.status === 'loading'} />
          {data !== undefined && data.locked > 0 && (
            <dd className={styles['note']}>
              {isHidden ? t('assets.with_locked') : t('assets.with_locked_of', { amount: formatYuanFixed(data.locked) })}
            </dd>
          )}
        </div>
        <div>
          <dt>{t('assets.central')}</dt>
          <Sum amount={data?.central ?? current?.central} isHidden={isHidden} isPending={state.status === 'loading'} />
        </div>
        <div>
          <dt>{t('assets.in_venues')}</dt>
          <Sum amount={data?.inVenues} isHidden={isHidden} isPending={state.status === 'loading'} />
        </div>
        <div>
          <dt>
            <Tooltip content={t('assets.locked_hint')}>
              <a {...lockedLink} className={styles['locked']}>
                {t('assets.locked')}
                <Icon name="chevron-right" size="xs" />
              </a>
            </Tooltip>
          </dt>
          <Sum amount={data?.locked ?? current?.locked} isHidden={isHidden} isPending={state.status === 'loading'} />
        </div>
      </dl>
      <div className={styles['actions']}>
        {state.status === 'failed' && (
          <Button variant="art" icon="refresh" onClick={reload}>
            {t('assets.retry')}
          </Button>
        )}
        <ButtonLink variant="art" icon="history" {...recordLink}>
          {t('balance.records')}
        </ButtonLink>
        <Button
          variant="gilt"
          icon="coins"
          loading={isRecycling}
          onClick={() => {
            onRecycle();
          }}
        >
          {t('balance.recycle_all')}
        </Button>
      </div>
    </section>
  );
}

interface SumProps {
  readonly amount: Fen | undefined;
  readonly isHidden: boolean;
  readonly isPending: boolean;
}

/** Shows an amount, its mask, or the reason why it is missing. */
function Sum({ amount, isHidden, isPending }: SumProps) {
  const { t } = useTranslation();
  if (amount === undefined) return <dd className={styles['missing']}>{t(isPending ? 'assets.pending' : 'assets.unknown')}</dd>;
  if (!isHidden) return <dd translate="no">{formatYuanFixed(amount)}</dd>;
  return (
    <dd>
      <span aria-hidden="true">¥ ****</span>
      <VisuallyHidden>{t('assets.hidden')}</VisuallyHidden>
    </dd>
  );
}
