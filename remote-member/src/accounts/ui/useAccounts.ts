import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchAccounts } from '../../api/accountsApi';

/** The payout accounts of the member. */
export function useAccounts() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchAccounts(http, { signal }), [http]);
  return useLoadable(load);
}
