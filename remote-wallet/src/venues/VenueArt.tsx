import { cx, Icon } from '@site/shared/ui';
import { SmallScene } from '@site/shared/ui/drawings';
import styles from './VenueArt.module.css';
import type { VenueCategory } from './venueWallet';

/** Number of scene variants that can be distinguished at this size. */
const VARIANTS = 6;

interface VenueArtProps {
  readonly enName: string;
  readonly category: VenueCategory;
  readonly className?: string | undefined;
}

/** Shows the picture beside a venue's name: the scene of its category, in a variant derived from its code. */
export function VenueArt({ enName, category, className }: VenueArtProps) {
  return (
    <span className={cx(styles['art'], className)}>
      {category === 'other' ? (
        <Icon name="wallet" size="sm" />
      ) : (
        <SmallScene kind={category === 'fishing' ? 'fish' : category} seed={variantOf(enName)} />
      )}
    </span>
  );
}

function variantOf(enName: string): number {
  return Array.from(enName).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % VARIANTS;
}
