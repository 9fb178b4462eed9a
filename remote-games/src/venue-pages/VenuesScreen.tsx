import { lazy, Suspense } from 'react';
import { useReadable, useServices, type ViewProps, useRouteLink } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { OpenGame, warmGameDialog } from '../game-detail/OpenGame';
import { WarmCard } from '../games/useWarmCard';
import { EarlierTransferSlot } from '../transfer-in/EarlierTransferSlot';
import { useVenues } from '../venues/useVenues';
import { countOpen, parseCategory, type VenueCategory } from '../venues/venue';
import { CategoryGames } from './CategoryGames';
import { CategoryBanner } from './CategoryBanner';
import { VenueGrid, VenueGridSkeleton } from './VenueGrid';
import styles from './VenuesScreen.module.css';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from './texts';

/** Separate chunk, because the venue lists do not need the game covers. */
const SlotLobby = lazy(async () => ({ default: (await import('../slot-lobby/SlotLobby')).SlotLobby }));

/** Loaded after the page, because few visitors have money left in a venue. */
const MoneyLeftLine = lazy(async () => ({ default: (await import('../bring-back/MoneyLeftLine')).MoneyLeftLine }));

/**
 * Renders `/game/sport`, `/game/realbet`, `/game/chess`, `/game/gaming`, `/game/lottery`, `/game/egame` and
 * `/game/fishing`: the venues of the category whose menu code the route passes. Slot games have their own lobby.
 *
 * Assumption (R-VENUE-23): a list shows each venue with its art, its rebate and its state; an unknown category has no
 * venues.
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
        // The key resets the list: a new category must not show the previous one while loading, and a member's rebates
        // depend on their grade.
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

function NoVenues() {
  const { t } = useTranslation();
  const homeLink = useRouteLink('home', {});
  return (
    <Empty title={t('venues.empty')} actions={<ButtonLink {...homeLink}>{t('venues.home')}</ButtonLink>}>
      {t('venues.empty_hint')}
    </Empty>
  );
}
