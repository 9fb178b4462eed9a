import { Skeleton } from '@site/shared/ui';
import styles from './LiveMatchSkeleton.module.css';

export function LiveMatchSkeleton() {
  return (
    <div className={styles['shapes']}>
      <Skeleton width="60%" height="0.2rem" />
      <div className={styles['teams']}>
        <Skeleton round width="0.64rem" height="0.64rem" />
        <Skeleton width="0.96rem" height="0.44rem" />
        <Skeleton round width="0.64rem" height="0.64rem" />
      </div>
      <Skeleton height="0.44rem" />
    </div>
  );
}
