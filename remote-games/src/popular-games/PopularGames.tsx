import { useCallback } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { CoverRow } from '../games/CoverRow';
import { EVERY_GAME } from '../games/game';
import { fetchGames } from '../games/gameApi';
import { useCollection } from '../games/useCollection';
import { useTranslation } from './texts';
import { JackpotCard } from '../jackpots/JackpotCard';
import { MoreLink } from '../ui/MoreLink';
import { SectionHead } from '../ui/SectionHead';
import { ContinuePlaying } from './ContinuePlaying';
import styles from './PopularGames.module.css';

const POPULAR_GAMES = 6;
const POPULAR = { ...EVERY_GAME, filter: 'hot' } as const;
const FIRST_ROW = { page: 1, size: POPULAR_GAMES };

/**
 * Shows the game rows of home: the games the member played last, then the jackpots beside the six most popular games.
 * The height does not change while they load.
 */
export function PopularGames() {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  // Guests have neither played nor collected games, so the key reloads the row on sign-in.
  return (
    <>
      {isSignedIn && <ContinuePlaying />}
      <GamesRow key={String(isSignedIn)} />
    </>
  );
}

function GamesRow() {
  const { t } = useTranslation();
  const { http } = useServices();
  const lobbyLink = useRouteLink('egame', {});
  const load = useCallback((signal: AbortSignal) => fetchGames(http, 'slot', POPULAR, FIRST_ROW, signal), [http]);
  const { state, reload } = useLoadable(load);
  const games = state.data?.games;
  const collection = useCollection(games, reload);

  return (
    <section className={styles['section']} aria-labelledby="popular-games-title">
      <SectionHead
        titleId="popular-games-title"
        title={t('popular.title')}
        fact={state.data && t('counts.games', { count: state.data.counts.all })}
        of={state}
        onRetry={reload}
      >
        <MoreLink {...lobbyLink}>{t('popular.all')}</MoreLink>
      </SectionHead>
      <div className={styles['row']}>
        <JackpotCard />
        <CoverRow
          games={games}
          expected={POPULAR_GAMES}
          isBusy={state.status === 'loading'}
          collection={collection}
          empty={t('no_games.title.hot')}
        />
      </div>
    </section>
  );
}

export { PopularGames as View };
