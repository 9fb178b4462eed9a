import type { ReactNode } from 'react';
import { cx } from '@site/shared/ui';
import styles from './CoverRow.module.css';
import { gameKey, type Game } from './game';
import { GameCard } from './GameCard';
import { GameCardSkeleton } from './GameCardSkeleton';
import type { Collection } from './useCollection';

interface CoverRowProps {
  /** What the list is called, where no heading of its section does. */
  readonly label?: string | undefined;
  /** `undefined` until they are loaded. */
  readonly games: readonly Game[] | undefined;
  /** How many there will be. */
  readonly expected: number;
  /** six: as wide as one of six, however few there are · own: as wide as the row has room for, on a wide screen. */
  readonly columns?: 'six' | 'own' | undefined;
  readonly isBusy: boolean;
  readonly collection: Collection;
  /** Said where there are none. */
  readonly empty?: ReactNode;
}

/** One row of covers on home, as high while it loads as afterwards. */
export function CoverRow({ label, games, expected, columns = 'six', isBusy, collection, empty }: CoverRowProps) {
  return (
    <ul className={cx(styles['row'], columns === 'own' && styles['own'])} aria-label={label} aria-busy={isBusy}>
      {games
        ? games.map((game) => (
            <li key={gameKey(game)} className={styles['cell']}>
              <GameCard game={game} isCollected={collection.isCollected(game)} onToggle={collection.toggle} />
            </li>
          ))
        : Array.from({ length: expected }, (_, index) => (
            <li key={index} className={styles['cell']} aria-hidden="true">
              <GameCardSkeleton />
            </li>
          ))}
      {games?.length === 0 && <li className={styles['empty']}>{empty}</li>}
    </ul>
  );
}
