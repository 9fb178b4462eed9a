import { Skeleton } from '@site/shared/ui';
import styles from './MatchPage.module.css';

const BLOCKS = 8;

export function MatchPageSkeleton() {
  return (
    <div className={styles['match']}>
      <Skeleton height="1.8rem" />
      <div className={styles['shapes']}>
        {Array.from({ length: BLOCKS }, (_, index) => (
          <Skeleton key={index} height="1.1rem" />
        ))}
      </div>
    </div>
  );
}
