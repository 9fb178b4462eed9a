import { useCallback, useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchTotalBalance } from './totalBalanceApi';
import type { TotalBalance } from './totalBalance';

export interface TotalBalanceSource {
  readonly state: Loadable<TotalBalance>;
  readonly reload: () => void;
}

/** Reads the total balance again after every `balance/changed`, and when the header shows another central balance. */
export function useTotalBalance(): TotalBalanceSource {
  const { http, bus, balance } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchTotalBalance(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const central = useReadable(balance.current)?.central;
  const seen = useRef(central);

  useEffect(
    () =>
      bus.on('balance/changed', ({ isTold }) => {
        // The header has it already: it is no second reason.
        if (isTold === true) seen.current = balance.current.get()?.central;
        reload();
      }),
    [bus, balance, reload],
  );
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== central) reload();
    seen.current = central;
  }, [central, reload]);

  return { state, reload };
}
