import { gameKey, type Game } from './game';
import { GameCard } from './GameCard';
import { GameCardSkeleton } from './GameCardSkeleton';
import styles from './GameGrid.module.css';
import { LateGames } from './LateGames';
import type { Collection } from './useCollection';

interface GameGridProps {
  readonly label: string;
  readonly games: readonly Game[];
  readonly collection: Collection;
  /** True while other games are loading. */
  readonly isWaiting: boolean;
}

export function GameGrid({ label, games, collection, isWaiting }: GameGridProps) {
  return (
    <LateGames isWaiting={isWaiting}>
      <ul className={styles['grid']} aria-label={label}>
        {games.map((game) => (
          <li key={gameKey(game)} className={styles['cell']}>
            <GameCard game={game} isCollected={collection.isCollected(game)} onToggle={collection.toggle} />
          </li>
        ))}
      </ul>
    </LateGames>
  );
}

export function GameGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles['list']}>
      <div className={styles['grid']}>
        {Array.from({ length: count }, (_, index) => (
          <GameCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
