import { useCallback, useEffect } from 'react';
import { useAddressQuery } from '@site/shared/address-query';
import { useReadable, useServices } from '@site/shared/contract';
import { useKeyedRequest } from '@site/shared/keyed-request';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { BonusCard } from '../bonuses/BonusCard';
import { useTotalBalance } from '../balance/useTotalBalance';
import { useTranslation } from './texts';
import { RecycleBanner } from '../transfer/RecycleBanner';
import { useTransfers } from '../transfer/useTransfers';
import { FundsPage } from '../ui/FundsPage';
import { FundsTabs } from '../ui/FundsTabs';
import { areMissing, reloadParts } from '../ui/pageParts';
import { TipList } from '../ui/TipList';
import { useReloadAt } from '../ui/useReloadAt';
import { useVenueWallets } from '../venues/useVenueWallets';
import { VenueBalancesCard } from '../venues/VenueBalancesCard';
import { LatestWithdrawals } from './LatestWithdrawals';
import { useLatestWithdrawals } from './useLatestWithdrawals';
import type { Withdrawal, WithdrawalFacts } from './withdrawal';
import { fetchWithdrawalFacts, withdrawalRequest } from './withdrawalApi';
import { withdrawalDraft } from './withdrawalDraft';
import { WithdrawalForm } from './WithdrawalForm';
import { WithdrawalReceipt } from './WithdrawalReceipt';
import { nextFreed } from './withdrawalValues';

const TIPS = ['own_account', 'turnover', 'review'] as const;

/**
 * Renders `/mine/takemoney`: the member's eligibility, the form or the receipt, and the latest withdrawals.
 *
 * Assumption (R-WALLET-09): the form asks for account, amount and, if the site requires it, the withdrawal password.
 * Fee and arriving amount are shown first, and the request is sent after a confirmation. Implements R-WALLET-03,
 * R-ROUTE-65, R-RNAME-46.
 */
export function WithdrawalScreen() {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const total = useTotalBalance();
  const transfers = useTransfers();
  const wallets = useVenueWallets();
  const latest = useLatestWithdrawals();
  const load = useCallback((signal: AbortSignal) => fetchWithdrawalFacts(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  const parts = [{ state, reload }, latest, wallets];
  const hasNothing = areMissing(parts);
  useReloadAt(nextFreed(state.data?.accounts), reload);

  return (
    <FundsPage
      title={t('tabs.withdrawal')}
      banner={<RecycleBanner total={total} transfers={transfers} />}
      aside={
        <>
          <BonusCard />
          {!hasNothing && (
            <>
              <LatestWithdrawals source={latest} />
              <VenueBalancesCard wallets={wallets} isRecycling={transfers.isBusy} onRecycle={transfers.recycle} />
            </>
          )}
        </>
      }
    >
      <Card padding="lg">
        <FundsTabs current="withdrawal" />
        <LoadableView
          of={state}
          onRetry={() => {
            if (hasNothing) reloadParts([total, ...parts]);
            else reload();
          }}
          empty={null}
          isEmpty={() => false}
          skeleton={<Skeleton height="6.1rem" />}
        >
          {(facts) => <FormOrReceipt facts={facts} latest={latest.state.data ?? []} />}
        </LoadableView>
        <TipList title={t('withdrawal.tips.title')} tips={TIPS.map((tip) => t(`withdrawal.tips.${tip}`))} />
      </Card>
    </FundsPage>
  );
}

interface FormOrReceiptProps {
  readonly facts: WithdrawalFacts;
  readonly latest: readonly Withdrawal[];
}

function FormOrReceipt({ facts, latest }: FormOrReceiptProps) {
  const { flags, bus } = useServices();
  const asksPassword = useReadable(flags).withdrawPassword;
  const keyedRequest = useKeyedRequest(withdrawalRequest);
  const { request, dismiss } = keyedRequest;
  const [draft, setDraft] = useAddressQuery('takeMoney', withdrawalDraft);
  const hasSucceeded = request.status === 'succeeded';
  useEffect(() => {
    if (hasSucceeded) bus.emit('balance/changed', { cause: 'withdrawal' });
  }, [hasSucceeded, bus]);

  if (request.status === 'succeeded') {
    const { result } = request;
    // The list may have a newer state, because another tab or the operator may have decided.
    const current = latest.find(({ id }) => id === result.id) ?? result;
    const handleAgain = () => {
      setDraft({ ...draft, amount: '' });
      dismiss();
    };
    return <WithdrawalReceipt withdrawal={current} onAgain={handleAgain} />;
  }
  return <WithdrawalForm facts={facts} asksPassword={asksPassword} draft={draft} onDraft={setDraft} keyedRequest={keyedRequest} />;
}

export { WithdrawalScreen as View };
