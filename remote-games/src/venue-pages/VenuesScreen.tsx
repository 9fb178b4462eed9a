import { lazy, Suspense } from 'react';
import { useReadable, useServices, type ViewProps } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { OpenGame, warmGameDialog } from '../game-detail/OpenGame';
import { WarmCard } from '../games/useWarmCard';
import { EarlierTransferSlot } from '../transfer-in/EarlierTransferSlot';
import { useVenues } from '../venues/useVenues';
import { countOpen, parseCategory, type VenueCategory } from '../venues/venue';
import { CategoryGames } from './CategoryGames';
import { CategoryBanner } from './CategoryBanner';
import { NoVenues } from './NoVenues';
import { VenueGrid, VenueGridSkeleton } from './VenueGrid';
import styles from './VenuesScreen.module.css';

/** A chunk of its own: the lists of venues do not need the covers of games. */
const SlotLobby = lazy(async () => ({ default: (await import('../slot-lobby/SlotLobby')).SlotLobby }));

/** Few visits have money left in a venue: its code comes after the page. */
const MoneyLeftLine = lazy(async () => ({ default: (await import('../bring-back/MoneyLeftLine')).MoneyLeftLine }));

/**
 * `/game/sport`, `/game/realbet`, `/game/chess`, `/game/gaming`, `/game/lottery`, `/game/egame`, `/game/fishing`: the venues of the
 * category whose menu code the route passes. Slot games have a lobby of their own.
 *
 * Assumption (R-VENUE-23): a list shows each venue with its art, its rebate and its state; an unknown category has no venues.
 */
export function VenuesScreen({ params }: ViewProps) {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  const category = parseCategory(params['category']);
  if (!category) return <NoVenues />;
  return (
    <>
      {isSignedIn && <EarlierTransferSlot />}
      {category === 'slot' ? (
        <Suspense fallback={null}>
          <SlotLobby />
        </Suspense>
      ) : (
        // A new category shows nothing of the previous one while it loads, and a member's rebates are those of their grade.
        <CategoryVenues key={`${category} ${String(isSignedIn)}`} category={category} />
      )}
    </>
  );
}

function CategoryVenues({ category }: { readonly category: VenueCategory }) {
  const { state, reload } = useVenues(category);

  return (
    <div className={styles['screen']}>
      <CategoryBanner category={category} count={state.data && countOpen(state.data)} />
      <Suspense fallback={null}>
        <MoneyLeftLine />
      </Suspense>
      <LoadableView of={state} onRetry={reload} empty={<NoVenues />} skeleton={<VenueGridSkeleton />}>
        {(venues) => <VenueGrid category={category} venues={venues} />}
      </LoadableView>
      <WarmCard value={warmGameDialog}>
        <CategoryGames category={category} />
      </WarmCard>
      <OpenGame />
    </div>
  );
}

export { VenuesScreen as View };
