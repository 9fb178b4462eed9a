import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchWithdrawalFacts } from '../../api/withdrawalApi';
import type { WithdrawalFacts } from '../types';

/** What the form is made of, read anew whenever something moved the member's money. */
export function useWithdrawalFacts(): { readonly state: Loadable<WithdrawalFacts>; readonly reload: () => void } {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchWithdrawalFacts(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return { state, reload };
}
