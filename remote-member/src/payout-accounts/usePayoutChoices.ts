import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import type { PayoutAccountChoice, PayoutAccountKind } from './payoutAccount';
import { fetchBanks, fetchNetworks } from './payoutAccountsApi';

const NO_CHOICES: readonly PayoutAccountChoice[] = [];

/** Returns the banks for a card or the networks for a coin address; none for Alipay. */
export function usePayoutChoices(kind: PayoutAccountKind) {
  const { http } = useServices();
  const load = useCallback(
    (signal: AbortSignal) => {
      if (kind === 'bank') return fetchBanks(http, { signal });
      if (kind === 'virtual') return fetchNetworks(http, { signal });
      return Promise.resolve({ ok: true as const, data: NO_CHOICES });
    },
    [http, kind],
  );
  return useLoadable(load);
}
