import type { ReactNode } from 'react';
import { cx } from '@site/shared/ui';
import styles from './CoverRow.module.css';
import { gameKey, type Game } from './game';
import { GameCard } from './GameCard';
import { GameCardSkeleton } from './GameCardSkeleton';
import type { Collection } from './useCollection';

interface CoverRowProps {
  /** Accessible name of the list, when no heading of its section names it. */
  readonly label?: string | undefined;
  /** `undefined` until loaded. */
  readonly games: readonly Game[] | undefined;
  /** Expected number of games, shown as skeletons. */
  readonly expected: number;
  /**
   * `six`: each cover takes one of six columns, regardless of their number. `own`: on a wide screen the covers fill the
   * row.
   */
  readonly columns?: 'six' | 'own' | undefined;
  readonly isBusy: boolean;
  readonly collection: Collection;
  readonly empty?: ReactNode;
}

/** Shows one row of covers on home; its height is the same while loading. */
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
