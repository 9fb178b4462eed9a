import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchPayoutAccounts } from './payoutAccountsApi';

export function usePayoutAccounts() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchPayoutAccounts(http, { signal }), [http]);
  return useLoadable(load);
}
