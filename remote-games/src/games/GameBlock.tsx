import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { cx, useNearViewport } from '@site/shared/ui';
import { gameKey, type Game } from './game';
import { GameCard } from './GameCard';
import { GameCardSkeleton } from './GameCardSkeleton';
import styles from './GameGrid.module.css';
import { takeTurn } from './takeTurn';
import type { Collection } from './useCollection';

/**
 * Number of games that are loaded together and enter and leave the DOM together; it fills complete rows of 8, 6, 4 and
 * 3.
 */
export const GAMES_PER_BLOCK = 24;

/** Number of games rendered in one task: one row of the widest screen. */
const GAMES_PER_PIECE = 8;

/** Margin around the viewport in which blocks are rendered: about one screen, because covers are large. */
const NEAR_PX = 800;

interface GameBlockProps {
  readonly size: number;
  /** True when the list has other blocks. */
  readonly isLong: boolean;
  /** True to render at once, before the browser reports which blocks are near the viewport. */
  readonly isFirst: boolean;
  /** Called only while the block is near the viewport. */
  readonly children: () => ReactNode;
}

/** Renders some rows of a long list. Far from the viewport the block is an empty space of the same height. */
export function GameBlock({ size, isLong, isFirst, children }: GameBlockProps) {
  const { ref, isNear } = useNearViewport(isLong, { isNearAtFirst: isFirst, marginPx: NEAR_PX });
  return (
    <div ref={ref} role="presentation" className={styles['block']}>
      {isNear ? children() : <div className={styles['space']} style={spaceOf(size)} />}
    </div>
  );
}

/** Returns the style that reserves the height of this number of games. */
export function spaceOf(games: number): CSSProperties {
  return { '--games': games } as CSSProperties;
}

interface GameCellsProps {
  readonly games: readonly Game[];
  /** Position of the first game in the whole list, starting at 1. */
  readonly from: number;
  readonly total: number;
  readonly collection: Collection;
}

/**
 * Renders the games of a block with their positions in the whole list. Renders in steps, because several blocks come
 * near at once when a player jumps.
 */
export function GameCells({ games, from, total, collection }: GameCellsProps) {
  const shown = usePieces(games.length);
  const isWhole = shown >= games.length;
  return (
    <div
      role="presentation"
      className={cx(styles['grid'], !isWhole && styles['partial'])}
      style={isWhole ? undefined : spaceOf(games.length)}
    >
      {games.slice(0, shown).map((game, index) => (
        <div key={gameKey(game)} role="listitem" aria-posinset={from + index} aria-setsize={total} className={styles['cell']}>
          <GameCard game={game} isCollected={collection.isCollected(game)} onToggle={collection.toggle} />
        </div>
      ))}
    </div>
  );
}

/** Returns the number of games to render: one step at first, one more per turn, until all are rendered. */
function usePieces(games: number): number {
  const [shown, setShown] = useState(GAMES_PER_PIECE);
  useEffect(() => {
    if (shown >= games) return undefined;
    return takeTurn(() => {
      setShown(shown + GAMES_PER_PIECE);
    });
  }, [shown, games]);
  return shown;
}

export function GameCellsSkeleton({ count }: { readonly count: number }) {
  return (
    <div role="presentation" className={styles['grid']}>
      {Array.from({ length: count }, (_, index) => (
        <GameCardSkeleton key={index} />
      ))}
    </div>
  );
}
