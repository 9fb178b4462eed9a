import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Note } from '@site/shared/ui';
import { fetchMethods } from '../../api/depositApi';
import { useTranslation } from '../../i18n';
import { BalanceBanner } from './BalanceBanner';
import { DepositForm } from './DepositForm';
import styles from './DepositScreen.module.css';
import { DepositTips } from './DepositTips';
import { RecentDeals } from './RecentDeals';

/**
 * `/mine/savemoney`: the deposit page.
 *
 * Assumption: a method is shown with its bounds and quick amounts; its waiting page shows payee, remark and the time left (R-WALLET-07).
 */
export function View() {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchMethods(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);

  return (
    <div className={styles['screen']}>
      <BalanceBanner />
      <div className={styles['columns']}>
        <section className={styles['card']} aria-labelledby="deposit-title">
          <h1 id="deposit-title" className={styles['title']}>
            {t('deposit.title')}
          </h1>
          <LoadableView
            of={state}
            onRetry={reload}
            empty={
              <Note tone="warning" title={t('deposit.no_methods')}>
                {t('deposit.no_methods_hint')}
              </Note>
            }
          >
            {(methods) => <DepositForm methods={methods} />}
          </LoadableView>
          <DepositTips />
        </section>
        <RecentDeals />
      </div>
    </div>
  );
}
