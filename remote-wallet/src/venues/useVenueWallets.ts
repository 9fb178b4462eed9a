import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { mapLoadable, useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchVenueReading, fetchVenueWallets } from './venuesApi';
import { withReadings, type VenueReading, type VenueWallets } from './venueWallet';

export interface VenueWalletsSource {
  readonly state: Loadable<VenueWallets>;
  readonly reload: () => void;
  /** Reloads only one venue. */
  readonly refresh: (enName: string) => void;
}

/**
 * Returns the wallets of all venues and reloads them after every `balance/changed`. A chosen venue is also loaded
 * separately, because play may have changed its balance.
 */
export function useVenueWallets(chosen?: string): VenueWalletsSource {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchVenueWallets(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const { readings, refresh } = useReadings(chosen);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return useMemo(
    () => ({ state: mapLoadable(state, (wallets) => withReadings(wallets, readings)), reload, refresh }),
    [state, readings, reload, refresh],
  );
}

/** Loads the chosen venue again after every `balance/changed`. If a request fails, the balance from the list stays. */
function useReadings(chosen: string | undefined) {
  const { http, bus } = useServices();
  const [readings, setReadings] = useState<readonly VenueReading[]>([]);
  const [changes, setChanges] = useState(0);
  const read = useCallback(
    async (enName: string, signal: AbortSignal) => {
      const result = await fetchVenueReading(http, enName, { signal });
      if (!result.ok || signal.aborted) return;
      setReadings((before) => [...before.filter((each) => each.enName !== enName), result.data]);
    },
    [http],
  );
  const ending = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => {
      controller.abort();
    };
  }, []);
  const refresh = useCallback(
    (enName: string) => {
      if (ending.current) void read(enName, ending.current.signal);
    },
    [read],
  );
  useEffect(
    () =>
      bus.on('balance/changed', () => {
        setChanges((before) => before + 1);
      }),
    [bus],
  );
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const controller = new AbortController();
    void read(chosen, controller.signal);
    return () => {
      controller.abort();
    };
  }, [read, chosen, changes]);
  return { readings, refresh };
}
