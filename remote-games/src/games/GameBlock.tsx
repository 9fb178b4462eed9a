import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { cx, useNearViewport } from '@site/shared/ui';
import { gameKey, type Game } from './game';
import { GameCard } from './GameCard';
import { GameCardSkeleton } from './GameCardSkeleton';
import styles from './GameGrid.module.css';
import { takeTurn } from './takeTurn';
import type { Collection } from './useCollection';

/** Games that are loaded together, and enter and leave the DOM together: full rows of 8, 6, 4 and 3. */
export const GAMES_PER_BLOCK = 24;

/** Games that are rendered in one task: a row of the widest screen. */
const GAMES_PER_PIECE = 8;

/** Covers are large: about a screen before and after what is seen. */
const NEAR_PX = 800;

interface GameBlockProps {
  /** How many games it has. */
  readonly size: number;
  /** Whether the list has other blocks. */
  readonly isLong: boolean;
  /** Drawn at once, before the browser has said what is near. */
  readonly isFirst: boolean;
  /** Called while it is near. */
  readonly children: () => ReactNode;
}

/** Some rows of a long list. Far from the window it is an empty space of their height. */
export function GameBlock({ size, isLong, isFirst, children }: GameBlockProps) {
  const { ref, isNear } = useNearViewport(isLong, { isNearAtFirst: isFirst, marginPx: NEAR_PX });
  return (
    <div ref={ref} role="presentation" className={styles['block']}>
      {isNear ? children() : <div className={styles['space']} style={spaceOf(size)} />}
    </div>
  );
}

/** The height of so many games. */
export function spaceOf(games: number): CSSProperties {
  return { '--games': games } as CSSProperties;
}

interface GameCellsProps {
  readonly games: readonly Game[];
  /** The place of the first one in the whole list, from 1 on. */
  readonly from: number;
  readonly total: number;
  readonly collection: Collection;
}

/** The games of a block, each with its place in the whole list, in pieces: several blocks come near at once when a player leaps. */
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

/** How many of so many games are rendered: a piece at first, one more with each turn, until all of them are. */
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
