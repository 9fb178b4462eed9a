import { lazy, Suspense } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useTranslation } from './texts';
import { SectionHead } from '../ui/SectionHead';
import { useVenues } from '../venues/useVenues';
import { countOpen, VENUE_CATEGORIES } from '../venues/venue';
import { LobbyTile } from './LobbyTile';
import styles from './LobbyTiles.module.css';
import { tileFacts } from './tileFacts';

/** Loaded only for members, so a guest's first screen does not carry its code. */
const MoneyLeftLine = lazy(async () => ({ default: (await import('../bring-back/MoneyLeftLine')).MoneyLeftLine }));

/**
 * Shows the lobby on home: a tile for each category, linking to its venues. Tiles are shown at once and their facts
 * after the venues have loaded; a category without a connected venue is removed. Above the tiles, members see money
 * that an earlier game has left in its venue.
 *
 * Implements the part of R-VENUE-01 to R-VENUE-06 that home offers.
 */
export function LobbyTiles() {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  // The key reloads the tiles on sign-in, because a member's rebates depend on their grade.
  return <Tiles key={String(isSignedIn)} isSignedIn={isSignedIn} />;
}

function Tiles({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation();
  const { selfSport } = useReadable(useServices().flags);
  const { state, reload } = useVenues(undefined);
  const facts = state.data && tileFacts(state.data);
  const offered = VENUE_CATEGORIES.filter((category) => facts === undefined || facts[category].isOffered);

  return (
    <section className={styles['section']} aria-labelledby="lobby-tiles-title" aria-busy={state.status === 'loading'}>
      <SectionHead
        titleId="lobby-tiles-title"
        title={t('lobby_tiles.title')}
        fact={state.data && t('lobby_tiles.venues', { count: countOpen(state.data) })}
        of={state}
        onRetry={reload}
        className={styles['head']}
      />
      {isSignedIn && (
        <Suspense fallback={null}>
          <MoneyLeftLine />
        </Suspense>
      )}
      <ul className={styles['tiles']}>
        {offered.map((category) => (
          <li key={category}>
            <LobbyTile category={category} facts={facts?.[category]} leadsToChannel={category === 'sport' && selfSport} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export { LobbyTiles as View };
