import { Card, Icon, type IconName } from '@site/shared/ui';
import { fillPlaceholders, type Placeholders } from './fillPlaceholders';
import type { PairTexts } from './pageTexts';
import styles from './Points.module.css';

interface PointsProps {
  readonly title: string;
  readonly points: readonly PairTexts[];
  /** Icons of the points, in the same order. */
  readonly icons: readonly IconName[];
  readonly placeholders: Placeholders;
}

export function Points({ title, points, icons, placeholders }: PointsProps) {
  return (
    <section>
      <h2 className={styles['title']}>{fillPlaceholders(title, placeholders)}</h2>
      <div className={styles['points']}>
        {points.map((point, index) => (
          <Card key={point.title} padding="lg">
            <span className={styles['sign']} aria-hidden="true">
              <Icon name={icons[index] ?? 'info'} />
            </span>
            <h3 className={styles['name']}>{point.title}</h3>
            <p className={styles['text']}>{fillPlaceholders(point.text, placeholders)}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
