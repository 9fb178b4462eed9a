import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import type { Fen } from '@site/shared/money';
import { fetchVenueBalance } from './venueBalanceApi';

/** Of a game with play money. */
const NOTHING = { ok: true, data: undefined } as const;

/** The balance in the venue, read again whenever `changes` rises; nothing is read without a venue. */
export function useVenueBalance(
  enName: string | undefined,
  changes: number,
): { readonly state: Loadable<Fen | undefined>; readonly reload: () => void } {
  const { http } = useServices();
  const load = useCallback(
    (signal: AbortSignal) => (enName === undefined ? Promise.resolve(NOTHING) : fetchVenueBalance(http, enName, signal)),
    [http, enName],
  );
  const { state, reload } = useLoadable<Fen | undefined>(load);
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current !== changes) reload();
    seen.current = changes;
  }, [changes, reload]);
  return { state, reload };
}
