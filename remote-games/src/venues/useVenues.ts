import { useCallback, useMemo } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { mapLoadable, useLoadable, type Loadable } from '@site/shared/loadable';
import { offeredVenues, type Venue, type VenueCategory } from './venue';
import { fetchVenues } from './venueApi';

/** The venues of a category, or of all where it is undefined, without those that this themed build does not offer. */
export function useVenues(category: VenueCategory | undefined): {
  readonly state: Loadable<readonly Venue[]>;
  readonly reload: () => void;
} {
  const { http, flags } = useServices();
  const { selfSport } = useReadable(flags);
  const load = useCallback((signal: AbortSignal) => fetchVenues(http, category, signal), [http, category]);
  const { state, reload } = useLoadable(load);
  const offered = useMemo(() => mapLoadable(state, (venues) => offeredVenues(venues, { selfSport })), [state, selfSport]);
  return { state: offered, reload };
}
