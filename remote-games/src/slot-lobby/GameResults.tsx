import { LoadableView, type Loadable } from '@site/shared/loadable';
import { Pagination } from '@site/shared/ui';
import type { GamePage, GameQuery } from '../games/game';
import { GameGrid, GameGridSkeleton } from '../games/GameGrid';
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
      skeleton={<GameGridSkeleton count={GAMES_PER_PAGE} />}
    >
      {(page) => (
        <>
          <GameGrid label={t('games.list')} games={page.games} collection={collection} isWaiting={games.status === 'loading'} />
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
