import { Card, Icon, type IconName } from '@site/shared/ui';
import { fillPlaces, type Places } from './fillPlaces';
import type { PairTexts } from './pageTexts';
import styles from './Points.module.css';

interface PointsProps {
  readonly title: string;
  readonly points: readonly PairTexts[];
  /** One per point, in their order. */
  readonly icons: readonly IconName[];
  readonly places: Places;
}

/** What speaks for a thing, side by side. */
export function Points({ title, points, icons, places }: PointsProps) {
  return (
    <section>
      <h2 className={styles['title']}>{fillPlaces(title, places)}</h2>
      <div className={styles['points']}>
        {points.map((point, index) => (
          <Card key={point.title} padding="lg">
            <span className={styles['sign']} aria-hidden="true">
              <Icon name={icons[index] ?? 'info'} />
            </span>
            <h3 className={styles['name']}>{point.title}</h3>
            <p className={styles['text']}>{fillPlaces(point.text, places)}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
