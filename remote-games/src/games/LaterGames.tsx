import { useCallback, useDeferredValue } from 'react';
import { useServices } from '@site/shared/contract';
import { failureText, useLoadable } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { ErrorNote } from '@site/shared/ui';
import type { Game, GameQuery } from './game';
import { fetchGames } from './gameApi';
import { GameCells, GameCellsSkeleton, GAMES_PER_BLOCK, spaceOf } from './GameBlock';
import styles from './GameGrid.module.css';
import { useIsLate } from './LateGames';
import type { Collection } from './useCollection';

/** Loaded blocks by page number, starting at 1. A block that was scrolled away is shown at once when it comes back. */
export type LoadedPages = Map<number, readonly Game[]>;

interface LaterGamesProps {
  readonly query: GameQuery;
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** A new map whenever the list was reloaded; this block then reloads too. */
  readonly loaded: LoadedPages;
  readonly collection: Collection;
}

/** Renders a block after the first one and loads it when it first comes near the viewport. */
export function LaterGames({ query, page, size, total, loaded, collection }: LaterGamesProps) {
  const { http } = useServices();
  const { t } = useSharedTranslation();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const known = loaded.get(page);
      if (known) return { ok: true as const, data: known };
      const result = await fetchGames(http, 'slot', query, { page, size: GAMES_PER_BLOCK }, signal);
      if (!result.ok) return result;
      loaded.set(page, result.data.games);
      return { ok: true as const, data: result.data.games };
    },
    [http, query, page, loaded],
  );
  const { state, reload } = useLoadable(load);
  // Show already loaded games at once; render a new response in interruptible steps.
  const games = useDeferredValue(state.data ?? loaded.get(page));
  const isLate = useIsLate(!games && state.status === 'loading');
  if (games) return <GameCells games={games} from={(page - 1) * GAMES_PER_BLOCK + 1} total={total} collection={collection} />;
  if (isLate) return <GameCellsSkeleton count={size} />;
  return (
    <div className={styles['space']} style={spaceOf(size)}>
      {state.status === 'failed' && <ErrorNote fact={failureText(state.error, t)} actionLabel={t('loadable.retry')} onAction={reload} />}
    </div>
  );
}
