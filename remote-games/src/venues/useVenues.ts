import { useCallback, useEffect, useMemo } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { mapLoadable, useLoadable, type Loadable } from '@site/shared/loadable';
import { actWhileVisible } from '@site/shared/ui';
import { offeredVenues, type Venue, type VenueCategory } from './venue';
import { fetchVenues } from './venueApi';

const MAINTENANCE_POLL_MS = 30_000;

/**
 * Returns the venues of a category, or of all when it is `undefined`, without those that this themed build does not
 * offer.
 */
export function useVenues(category: VenueCategory | undefined): {
  readonly state: Loadable<readonly Venue[]>;
  readonly reload: () => void;
} {
  const { http, flags } = useServices();
  const { selfSport } = useReadable(flags);
  const load = useCallback((signal: AbortSignal) => fetchVenues(http, category, signal), [http, category]);
  const { state, reload } = useLoadable(load);
  const isWaiting = state.data?.some(({ isConnected, state: { kind } }) => isConnected && kind === 'maintenance') === true;
  // Poll while a venue is under maintenance, so that a page that stays open shows its return.
  useEffect(() => (isWaiting ? actWhileVisible(MAINTENANCE_POLL_MS, reload) : undefined), [isWaiting, reload]);
  const offered = useMemo(() => mapLoadable(state, (venues) => offeredVenues(venues, { selfSport })), [state, selfSport]);
  return { state: offered, reload };
}
