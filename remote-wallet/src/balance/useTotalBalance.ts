import { useCallback, useEffect, useRef } from 'react';
import { useReadable, useServices, type Balance } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchTotalBalance } from './totalBalanceApi';
import type { TotalBalance } from './totalBalance';

export interface TotalBalanceSource {
  readonly state: Loadable<TotalBalance>;
  readonly reload: () => void;
}

/**
 * Returns the total balance. Reloads it after every `balance/changed` and when the header's central or locked balance
 * changes.
 */
export function useTotalBalance(): TotalBalanceSource {
  const { http, bus, balance } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchTotalBalance(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const shown = keyOf(useReadable(balance.current));
  const seen = useRef(shown);

  useEffect(
    () =>
      bus.on('balance/changed', ({ isFromServer }) => {
        // The header already has this balance, so its change must not cause a second reload.
        if (isFromServer === true) seen.current = keyOf(balance.current.get());
        reload();
      }),
    [bus, balance, reload],
  );
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== shown) reload();
    seen.current = shown;
  }, [shown, reload]);

  return { state, reload };
}

/** Returns a key of both amounts, because a lost bet changes only the locked amount. */
function keyOf(balance: Balance | undefined): string | undefined {
  return balance && `${balance.central} ${balance.locked}`;
}
