import { Skeleton } from '@site/shared/ui';
import styles from './GameCardSkeleton.module.css';

/** Shows a placeholder of the same size as a game card while games load. */
export function GameCardSkeleton() {
  return (
    <div className={styles['card']}>
      <Skeleton className={styles['cover']} />
      <span className={styles['name']}>
        <Skeleton width="64%" />
      </span>
      <span className={styles['facts']}>
        <Skeleton width="88%" />
      </span>
    </div>
  );
}
