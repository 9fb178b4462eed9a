import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Note } from '@site/shared/ui';
import { fetchMethods } from '../../api/depositApi';
import { MoneyPage } from '../../balance/ui/MoneyPage';
import { MoneyTabs } from '../../balance/ui/MoneyTabs';
import { RecentDeals } from '../../deals/ui/RecentDeals';
import { useTranslation } from '../../i18n';
import { useMoves } from '../../transfer/ui/useMoves';
import { useVenueWallets } from '../../venues/ui/useVenueWallets';
import { VenueBalancesCard } from '../../venues/ui/VenueBalancesCard';
import { DepositForm } from './DepositForm';
import { DepositTips } from './DepositTips';

/**
 * `/mine/savemoney`: the deposit page.
 *
 * Assumption: a method is shown with its bounds and quick amounts; its waiting page shows payee, remark and the time left (R-WALLET-07).
 */
export function View() {
  const { http } = useServices();
  const { t } = useTranslation();
  const moves = useMoves();
  const wallets = useVenueWallets();
  const load = useCallback((signal: AbortSignal) => fetchMethods(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);

  return (
    <MoneyPage
      title={t('deposit.title')}
      moves={moves}
      aside={
        <>
          <VenueBalancesCard wallets={wallets} moves={moves} />
          <RecentDeals />
        </>
      }
    >
      <Card padding="lg">
        <MoneyTabs current="deposit" />
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
      </Card>
    </MoneyPage>
  );
}
