import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { mapLoadable, useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchVenueReading, fetchVenueWallets } from './venuesApi';
import { withReadings, type VenueReading, type VenueWallets } from './venueWallet';

/** The venue wallets of a page, and their reload. */
export interface VenueWalletsSource {
  readonly state: Loadable<VenueWallets>;
  readonly reload: () => void;
}

/** Reads the wallets of all venues again after every `balance/changed`. A chosen venue is then also read by itself, because play may have changed it. */
export function useVenueWallets(chosen?: string): VenueWalletsSource {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchVenueWallets(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const readings = useReadings(chosen);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return useMemo(() => ({ state: mapLoadable(state, (wallets) => withReadings(wallets, readings)), reload }), [state, readings, reload]);
}

/** Again after every `balance/changed`. Where a reading fails, the balance of the list stays. */
function useReadings(chosen: string | undefined): readonly VenueReading[] {
  const { http, bus } = useServices();
  const [readings, setReadings] = useState<readonly VenueReading[]>([]);
  const [changes, setChanges] = useState(0);
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
    void fetchVenueReading(http, chosen, controller).then((result) => {
      if (result.ok && !controller.signal.aborted) {
        setReadings((before) => [...before.filter(({ enName }) => enName !== chosen), result.data]);
      }
    });
    return () => {
      controller.abort();
    };
  }, [http, chosen, changes]);
  return readings;
}
