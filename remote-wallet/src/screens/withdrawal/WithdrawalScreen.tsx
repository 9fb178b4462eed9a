import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { MoneyPage } from '../../balance/ui/MoneyPage';
import { MoneyTabs } from '../../balance/ui/MoneyTabs';
import { useTranslation } from '../../i18n';
import { useMoves } from '../../transfer/ui/useMoves';
import { useVenueWallets } from '../../venues/ui/useVenueWallets';
import { VenueBalancesCard } from '../../venues/ui/VenueBalancesCard';
import type { WithdrawalFacts } from '../../withdrawal/types';
import { useWithdrawalDesk } from '../../withdrawal/ui/useWithdrawalDesk';
import { useWithdrawalFacts } from '../../withdrawal/ui/useWithdrawalFacts';
import { LatestWithdrawals } from './LatestWithdrawals';
import { NoAccounts } from './NoAccounts';
import { PasswordMissing } from './PasswordMissing';
import { WithdrawalForm } from './WithdrawalForm';
import { WithdrawalReceipt } from './WithdrawalReceipt';
import { WithdrawalTips } from './WithdrawalTips';

/**
 * `/mine/takemoney`: how the member stands, one form, a receipt, and the latest withdrawals.
 *
 * Assumption (R-WALLET-09): account, amount and, where the site asks for it, the withdrawal password; fee and arrival are shown before,
 * and a question is asked before anything is sent. Implements R-WALLET-03, R-ROUTE-65, R-RNAME-46.
 */
export function View() {
  const { t } = useTranslation();
  const moves = useMoves();
  const wallets = useVenueWallets();
  const { state, reload } = useWithdrawalFacts();

  return (
    <MoneyPage
      title={t('withdrawal.title')}
      moves={moves}
      aside={
        <>
          <LatestWithdrawals />
          <VenueBalancesCard wallets={wallets} moves={moves} />
        </>
      }
    >
      <Card padding="lg">
        <MoneyTabs current="withdrawal" />
        <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="4.6rem" />}>
          {(facts) => <Desk facts={facts} />}
        </LoadableView>
        <WithdrawalTips />
      </Card>
    </MoneyPage>
  );
}

function Desk({ facts }: { readonly facts: WithdrawalFacts }) {
  const { flags } = useServices();
  const asksPassword = useReadable(flags).withdrawPassword;
  const { desk, request } = useWithdrawalDesk();
  if (request.status === 'ordered') return <WithdrawalReceipt withdrawal={request.order} onAgain={desk.dismiss} />;
  if (facts.accounts.length === 0) return <NoAccounts />;
  if (asksPassword && !facts.standing.hasPassword) return <PasswordMissing />;
  return <WithdrawalForm facts={facts} asksPassword={asksPassword} desk={desk} request={request} />;
}
