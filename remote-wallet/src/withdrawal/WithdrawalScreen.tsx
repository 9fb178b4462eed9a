import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { RecycleBanner } from '../transfer/RecycleBanner';
import { useTransfers } from '../transfer/useTransfers';
import { FundsPage } from '../ui/FundsPage';
import { FundsTabs } from '../ui/FundsTabs';
import { TipList } from '../ui/TipList';
import { useVenueWallets } from '../venues/useVenueWallets';
import { VenueBalancesCard } from '../venues/VenueBalancesCard';
import { LatestWithdrawals } from './LatestWithdrawals';
import { NoAccounts } from './NoAccounts';
import { PasswordMissing } from './PasswordMissing';
import type { WithdrawalFacts } from './withdrawal';
import { fetchWithdrawalFacts, withdrawalRequest } from './withdrawalApi';
import { WithdrawalForm } from './WithdrawalForm';
import { WithdrawalReceipt } from './WithdrawalReceipt';

const TIPS = ['own_account', 'turnover', 'review'] as const;

/**
 * `/mine/takemoney`: the eligibility of the member, the form or the receipt, and the latest withdrawals.
 *
 * Assumption (R-WALLET-09): account, amount and, where the site asks for it, the withdrawal password; fee and arrival are shown before, and
 * the request is sent after a confirmation. Implements R-WALLET-03, R-ROUTE-65, R-RNAME-46.
 */
export function WithdrawalScreen() {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const transfers = useTransfers();
  const wallets = useVenueWallets();
  const load = useCallback((signal: AbortSignal) => fetchWithdrawalFacts(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return (
    <FundsPage
      title={t('withdrawal.title')}
      banner={<RecycleBanner transfers={transfers} />}
      aside={
        <>
          <LatestWithdrawals />
          <VenueBalancesCard wallets={wallets} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
        </>
      }
    >
      <Card padding="lg">
        <FundsTabs current="withdrawal" />
        <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="4.6rem" />}>
          {(facts) => <FormOrReceipt facts={facts} />}
        </LoadableView>
        <TipList title={t('withdrawal.tips.title')} tips={TIPS.map((tip) => t(`withdrawal.tips.${tip}`))} />
      </Card>
    </FundsPage>
  );
}

function FormOrReceipt({ facts }: { readonly facts: WithdrawalFacts }) {
  const { flags, bus } = useServices();
  const asksPassword = useReadable(flags).withdrawPassword;
  const keyedRequest = useKeyedRequest(withdrawalRequest);
  const { request, dismiss } = keyedRequest;
  const hasSucceeded = request.status === 'succeeded';
  useEffect(() => {
    if (hasSucceeded) bus.emit('balance/changed', { cause: 'withdrawal' });
  }, [hasSucceeded, bus]);

  if (request.status === 'succeeded') return <WithdrawalReceipt withdrawal={request.result} onAgain={dismiss} />;
  if (facts.accounts.length === 0) return <NoAccounts />;
  if (asksPassword && !facts.eligibility.hasPassword) return <PasswordMissing />;
  return <WithdrawalForm facts={facts} asksPassword={asksPassword} keyedRequest={keyedRequest} />;
}

export { WithdrawalScreen as View };
