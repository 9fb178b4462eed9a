import { Skeleton } from '@site/shared/ui';
import styles from './GameCardSkeleton.module.css';

/** As large as a game card, while games load. */
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
