import { useCallback } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { EVERY_GAME } from '../games/game';
import { fetchGames } from '../games/gameApi';
import { GameGrid, GameGridSkeleton } from '../games/GameGrid';
import { useCollection } from '../games/useCollection';
import { useTranslation } from './texts';
import { SectionHead } from '../ui/SectionHead';
import type { VenueCategory } from '../venues/venue';

/** Page that holds all games: no category except slots has more. */
const ALL_GAMES = { page: 1, size: 50 };

/** Number of skeletons: one row of covers. */
const SKELETON_CARDS = 6;

/**
 * Shows the tables and games of a category's connected venues, each entered separately. Renders nothing when there are
 * none.
 */
export function CategoryGames({ category }: { readonly category: VenueCategory }) {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  // The key reloads the games on sign-in, because only members have collected games.
  return <Games key={String(isSignedIn)} category={category} />;
}

function Games({ category }: { readonly category: VenueCategory }) {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchGames(http, category, EVERY_GAME, ALL_GAMES, signal), [http, category]);
  const { state, reload } = useLoadable(load);
  const collection = useCollection(state.data?.games, reload);
  if (state.data?.games.length === 0) return null;
  return (
    <section aria-labelledby="category-games-title">
      <SectionHead
        titleId="category-games-title"
        title={t('venues.games')}
        fact={state.data && t('counts.games', { count: state.data.total })}
        of={state}
        onRetry={reload}
      />
      <LoadableView of={state} onRetry={reload} empty={null} skeleton={<GameGridSkeleton count={SKELETON_CARDS} />}>
        {({ games }) => <GameGrid label={t('venues.games')} games={games} collection={collection} isWaiting={state.status === 'loading'} />}
      </LoadableView>
    </section>
  );
}
