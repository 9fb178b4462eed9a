import { useEffect, useState, type ReactNode } from 'react';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import styles from './GameGrid.module.css';

interface LateGamesProps {
  /** Others are being loaded. */
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

/** Listed games, which fade while others are awaited for long: after a quick answer their covers are not painted twice. */
export function LateGames({ isWaiting, children }: LateGamesProps) {
  const isLate = useIsLate(isWaiting);
  return (
    <div className={styles['list']} data-waiting={isLate || undefined}>
      {children}
    </div>
  );
}

/** Whether something is awaited for as long as nothing is shown of it. */
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
