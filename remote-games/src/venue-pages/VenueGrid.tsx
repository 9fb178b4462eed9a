import { Skeleton } from '@site/shared/ui';
import type { Venue, VenueCategory } from '../venues/venue';
import { VenueCard } from './VenueCard';
import styles from './VenueGrid.module.css';

interface VenueGridProps {
  readonly category: VenueCategory;
  readonly venues: readonly Venue[];
}

/** Shows the venues of a category as cards, each with a variant of the category's art. */
export function VenueGrid({ category, venues }: VenueGridProps) {
  return (
    <ul className={styles['grid']}>
      {venues.map((venue, index) => (
        <li key={venue.enName} className={styles['cell']}>
          <VenueCard category={category} venue={venue} variant={index + 2} />
        </li>
      ))}
    </ul>
  );
}

/** Keys of the skeletons: one row, or two on a phone. */
const SKELETON_CARDS = ['1', '2', '3'];

export function VenueGridSkeleton() {
  return (
    <div className={styles['grid']}>
      {SKELETON_CARDS.map((card) => (
        <div key={card} className={styles['cell']}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}
