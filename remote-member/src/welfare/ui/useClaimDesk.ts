import { useServices } from '@site/shared/contract';
import { claimBenefit, fetchClaimed } from '../../api/welfareApi';
import { useTellPaid } from '../../outcome/ui/useTellPaid';
import { useMoneyDesk } from '../../outcome/ui/useMoneyDesk';
import type { MoneyRequest } from '../../outcome/moneyRequest';
import type { Benefit } from '../benefit';

/** A claim names the gift by its id. */
export type ClaimRequest = MoneyRequest<string, Benefit>;

/** Where gifts are claimed, one at a time. */
export function useClaimDesk(): { readonly request: ClaimRequest; readonly claim: (id: string) => Promise<void> } {
  const { http } = useServices();
  const tellPaid = useTellPaid();
  const { desk, request } = useMoneyDesk<string, Benefit>((signal) => ({
    send: (id, key) => claimBenefit(http, { id, key }, { signal }),
    ask: (id) => fetchClaimed(http, id, { signal }),
  }));
  return {
    request,
    async claim(id) {
      await desk.press(id);
      const after = desk.request.get();
      if (after.status === 'paid' && after.order === id) tellPaid(after.receipt.amount);
    },
  };
}
