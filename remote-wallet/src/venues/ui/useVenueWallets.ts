import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { mapLoadable, useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchVenueReading, fetchVenueWallets } from '../../api/walletApi';
import { withReadings, type VenueReading, type VenueWallets } from '../venueWallet';

/** What a page knows of the money in venues. */
export interface VenueWalletsSource {
  readonly state: Loadable<VenueWallets>;
  readonly reload: () => void;
}

/** The wallets of all venues, read anew whenever something moved money. A chosen venue is read by itself as well, since play may have changed it. */
export function useVenueWallets(chosen?: string): VenueWalletsSource {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchVenueWallets(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const readings = useReadings(chosen);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);

  return useMemo(() => ({ state: mapLoadable(state, (wallets) => withReadings(wallets, readings)), reload }), [state, readings, reload]);
}

/** Where a reading fails, the list's own figure stays. */
function useReadings(chosen: string | undefined): readonly VenueReading[] {
  const { http } = useServices();
  const [readings, setReadings] = useState<readonly VenueReading[]>([]);
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
  }, [http, chosen]);
  return readings;
}
