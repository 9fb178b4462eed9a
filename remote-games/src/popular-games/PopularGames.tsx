import { useCallback } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { Icon } from '@site/shared/ui';
import { EVERY_GAME, gameKey } from '../games/game';
import { fetchGames } from '../games/gameApi';
import { GameCard } from '../games/GameCard';
import { GameCardSkeleton } from '../games/GameCardSkeleton';
import { useCollection } from '../games/useCollection';
import { useTranslation } from '../i18n';
import { JackpotCard } from '../jackpots/JackpotCard';
import { SectionHead } from '../ui/SectionHead';
import styles from './PopularGames.module.css';

/** Games in the row on home. */
const POPULAR_GAMES = 6;
const POPULAR = { ...EVERY_GAME, filter: 'hot' } as const;
const FIRST_ROW = { page: 1, size: POPULAR_GAMES };
const SKELETON_CARDS = ['1', '2', '3', '4', '5', '6'] as const satisfies { readonly length: typeof POPULAR_GAMES };

/** Home's row of slot games: the jackpots and the six most played games. Its height does not change while it loads. */
export function PopularGames() {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  // A member has collected games, a guest has none.
  return <GamesRow key={String(isSignedIn)} />;
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
        fact={state.data && t('games.count', { count: state.data.counts.all })}
        of={state}
        onRetry={reload}
      >
        <a {...lobbyLink} className={styles['more']}>
          {t('popular.all')}
          <Icon name="chevron-right" size="sm" />
        </a>
      </SectionHead>
      <div className={styles['row']}>
        <JackpotCard />
        <ul className={styles['games']} aria-busy={state.status === 'loading'}>
          {games
            ? games.map((game) => (
                <li key={gameKey(game)} className={styles['cell']}>
                  <GameCard game={game} isCollected={collection.isCollected(game)} onToggle={collection.toggle} />
                </li>
              ))
            : SKELETON_CARDS.map((card) => (
                <li key={card} className={styles['cell']} aria-hidden="true">
                  <GameCardSkeleton />
                </li>
              ))}
          {games?.length === 0 && <li className={styles['empty']}>{t('games.empty.hot')}</li>}
        </ul>
      </div>
    </section>
  );
}

export { PopularGames as View };
