import { lazy, Suspense, useCallback } from 'react';
import { useReadable, useServices, type ViewProps } from '@site/shared/contract';
import { LoadableView, mapLoadable, useLoadable } from '@site/shared/loadable';
import { fetchVenues } from '../venues/venueApi';
import { offeredVenues, parseCategory, type VenueCategory } from '../venues/venue';
import { CategoryBanner } from './CategoryBanner';
import { NoVenues } from './NoVenues';
import { VenueGrid, VenueGridSkeleton } from './VenueGrid';
import styles from './VenuesScreen.module.css';

/** A chunk of its own: the lists of venues do not need the covers of games. */
const SlotLobby = lazy(async () => ({ default: (await import('../slot-lobby/SlotLobby')).SlotLobby }));

/**
 * `/game/sport`, `/game/realbet`, `/game/chess`, `/game/gaming`, `/game/lottery`, `/game/egame`, `/game/fishing`: the venues of the
 * category whose menu code the route passes. Slot games have a lobby of their own.
 *
 * Assumption (R-VENUE-23): a list shows each venue with its art, its rebate and its state; an unknown category has no venues.
 */
export function VenuesScreen({ params }: ViewProps) {
  const category = parseCategory(params['category']);
  if (!category) return <NoVenues />;
  if (category === 'slot') {
    return (
      <Suspense fallback={null}>
        <SlotLobby />
      </Suspense>
    );
  }
  // A new category shows nothing of the previous one while it loads.
  return <CategoryVenues key={category} category={category} />;
}

function CategoryVenues({ category }: { readonly category: VenueCategory }) {
  const { http, flags } = useServices();
  const { selfSport } = useReadable(flags);
  const load = useCallback((signal: AbortSignal) => fetchVenues(http, category, signal), [http, category]);
  const { state, reload } = useLoadable(load);
  const venues = mapLoadable(state, (all) => offeredVenues(all, { selfSport }));

  return (
    <div className={styles['screen']}>
      <CategoryBanner category={category} count={venues.data?.length} />
      <LoadableView of={venues} onRetry={reload} empty={<NoVenues />} skeleton={<VenueGridSkeleton />}>
        {(shown) => <VenueGrid category={category} venues={shown} />}
      </LoadableView>
    </div>
  );
}

export { VenuesScreen as View };
