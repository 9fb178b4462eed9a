import { useCallback, useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchTotalMoney } from '../../api/walletApi';
import type { TotalMoney } from '../totalMoney';

/** All of the member's money, read anew whenever something moved some or the header learnt of another central balance. */
export function useTotalMoney(): { readonly state: Loadable<TotalMoney>; readonly reload: () => void } {
  const { http, bus, balance } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchTotalMoney(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const central = useReadable(balance.current)?.central;
  const seen = useRef(central);

  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== central) reload();
    seen.current = central;
  }, [central, reload]);

  return { state, reload };
}
