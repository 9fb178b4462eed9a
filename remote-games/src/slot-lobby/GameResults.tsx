import { LoadableView, type Loadable } from '@site/shared/loadable';
import { Pagination } from '@site/shared/ui';
import { gameKey, type GamePage, type GameQuery } from '../games/game';
import { GameCard } from '../games/GameCard';
import { GameCardSkeleton } from '../games/GameCardSkeleton';
import type { Collection } from '../games/useCollection';
import { useTranslation } from '../i18n';
import styles from './GameResults.module.css';
import { GAMES_PER_PAGE } from './lobbyQuery';
import { NoGames } from './NoGames';

interface GameResultsProps {
  readonly games: Loadable<GamePage>;
  readonly onRetry: () => void;
  readonly query: GameQuery;
  readonly onChange: (change: Partial<GameQuery>) => void;
  readonly collection: Collection;
}

/** The games found, page by page. */
export function GameResults({ games, onRetry, query, onChange, collection }: GameResultsProps) {
  const { t } = useTranslation();
  return (
    <LoadableView
      of={games}
      onRetry={onRetry}
      isEmpty={(page) => page.games.length === 0}
      empty={<NoGames query={query} onChange={onChange} />}
      skeleton={<GridSkeleton />}
    >
      {(page) => (
        <>
          <ul className={styles['grid']} aria-label={t('games.list')} data-waiting={games.status === 'loading' || undefined}>
            {page.games.map((game) => (
              <li key={gameKey(game)} className={styles['cell']}>
                <GameCard game={game} isCollected={collection.isCollected(game)} onToggle={collection.toggle} />
              </li>
            ))}
          </ul>
          <Pagination
            className={styles['pages']}
            page={query.page}
            total={page.total}
            pageSize={GAMES_PER_PAGE}
            onChange={(next) => {
              onChange({ page: next });
            }}
            label={t('games.pages')}
          />
        </>
      )}
    </LoadableView>
  );
}

const SKELETON_CARDS = Array.from({ length: GAMES_PER_PAGE }, (_, index) => `card ${String(index)}`);

function GridSkeleton() {
  return (
    <div className={styles['grid']}>
      {SKELETON_CARDS.map((card) => (
        <GameCardSkeleton key={card} />
      ))}
    </div>
  );
}
