import { useEffect, useState, type ReactNode } from 'react';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import styles from './GameGrid.module.css';

interface LateGamesProps {
  /** True while other games are loading. */
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

/**
 * Shows listed games and dims them when loading others takes long. A quick response does not dim them, so their covers
 * are not painted twice.
 */
export function LateGames({ isWaiting, children }: LateGamesProps) {
  const isLate = useIsLate(isWaiting);
  return (
    <div className={styles['list']} data-waiting={isLate || undefined}>
      {children}
    </div>
  );
}

/** Returns true once loading has taken longer than the skeleton delay. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setIsOverdue(true);
    }, SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsOverdue(false);
    };
  }, [isWaiting]);
  return isWaiting && isOverdue;
}
