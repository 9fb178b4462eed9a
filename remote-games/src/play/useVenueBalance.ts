import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchVenueMoney, type VenueMoney } from './venueBalanceApi';

/** Result for a game with play money. */
const NOTHING = { ok: true, data: undefined } as const;

/**
 * Returns the money the venue plays from and reloads it whenever `changes` increases. Loads nothing without a venue.
 */
export function useVenueBalance(
  enName: string | undefined,
  changes: number,
): { readonly state: Loadable<VenueMoney | undefined>; readonly reload: () => void } {
  const { http } = useServices();
  const load = useCallback(
    (signal: AbortSignal) => (enName === undefined ? Promise.resolve(NOTHING) : fetchVenueMoney(http, enName, signal)),
    [http, enName],
  );
  const { state, reload } = useLoadable<VenueMoney | undefined>(load);
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current !== changes) reload();
    seen.current = changes;
  }, [changes, reload]);
  return { state, reload };
}
