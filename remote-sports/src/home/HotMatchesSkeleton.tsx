import { Card, Skeleton } from '@site/shared/ui';
import { HIGHLIGHTS_SHOWN } from './arrangeHighlights';
import cards from './HotMatches.module.css';
import styles from './HotMatchCard.module.css';

export function HotMatchesSkeleton() {
  return (
    <div className={cards['cards']}>
      {Array.from({ length: HIGHLIGHTS_SHOWN - 1 }, (_, index) => (
        <Card key={index} padding="none" className={styles['card']}>
          <div className={styles['head']}>
            <Skeleton width="45%" height="0.2rem" />
          </div>
          <div className={styles['team']}>
            <Skeleton width="60%" height="0.2rem" />
          </div>
          <div className={styles['team']}>
            <Skeleton width="50%" height="0.2rem" />
          </div>
          <div className={styles['prices']}>
            <Skeleton height="var(--odds-height)" />
          </div>
        </Card>
      ))}
    </div>
  );
}
