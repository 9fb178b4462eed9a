import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchBanks, fetchNetworks } from '../../api/accountsApi';
import type { AccountChoice, AccountKind } from '../account';

/** The banks of a card, or the networks of an address; none for Alipay. */
export function useChoices(kind: AccountKind) {
  const { http } = useServices();
  const load = useCallback(
    (signal: AbortSignal) => {
      if (kind === 'bank') return fetchBanks(http, { signal });
      if (kind === 'virtual') return fetchNetworks(http, { signal });
      return Promise.resolve({ ok: true as const, data: NONE });
    },
    [http, kind],
  );
  return useLoadable(load);
}

const NONE: readonly AccountChoice[] = [];
