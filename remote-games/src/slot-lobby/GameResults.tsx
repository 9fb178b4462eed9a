import { memo, useMemo } from 'react';
import { LoadableView, type Loadable } from '@site/shared/loadable';
import type { FoundGames, GameQuery } from '../games/game';
import { GameBlock, GameCells, GAMES_PER_BLOCK } from '../games/GameBlock';
import { GameGridSkeleton } from '../games/GameGrid';
import { LateGames } from '../games/LateGames';
import { LaterGames, type LoadedPages } from '../games/LaterGames';
import type { Collection } from '../games/useCollection';
import { useTranslation } from './texts';
import { NoGames } from './NoGames';

interface GameResultsProps {
  readonly games: Loadable<FoundGames>;
  readonly onRetry: () => void;
  readonly onChange: (change: Partial<GameQuery>) => void;
  readonly collection: Collection;
}

/** Shows the found games as one list of any length: only the part near the viewport is loaded and rendered. */
export const GameResults = memo(function GameResults({ games, onRetry, onChange, collection }: GameResultsProps) {
  return (
    <LoadableView
      of={games}
      onRetry={onRetry}
      isEmpty={({ total }) => total === 0}
      empty={games.data && <NoGames found={games.data} onChange={onChange} />}
      skeleton={<GameGridSkeleton count={GAMES_PER_BLOCK} />}
    >
      {(found) => (
        <LateGames isWaiting={games.status === 'loading'}>
          <GameList found={found} collection={collection} />
        </LateGames>
      )}
    </LoadableView>
  );
});

interface GameListProps {
  readonly found: FoundGames;
  readonly collection: Collection;
}

const GameList = memo(function GameList({ found, collection }: GameListProps) {
  const { t } = useTranslation();
  const { games, total, query } = found;
  const loaded = useMemo<LoadedPages>(() => new Map([[1, found.games]]), [found]);
  const blocks = Math.ceil(total / GAMES_PER_BLOCK);
  const name = Object.values(query).join('/');
  return (
    <div role="list" aria-label={t('games.list')}>
      {Array.from({ length: blocks }, (_, index) => {
        const size = Math.min(GAMES_PER_BLOCK, total - index * GAMES_PER_BLOCK);
        return (
          <GameBlock key={index === 0 ? 'first' : `${name} ${String(index)}`} size={size} isLong={blocks > 1} isFirst={index === 0}>
            {() =>
              index === 0 ? (
                <GameCells games={games} from={1} total={total} collection={collection} />
              ) : (
                <LaterGames {...{ query, size, total, loaded, collection }} page={index + 1} />
              )
            }
          </GameBlock>
        );
      })}
    </div>
  );
});
