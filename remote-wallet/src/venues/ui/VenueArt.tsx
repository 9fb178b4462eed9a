import { cx, Icon } from '@site/shared/ui';
import {
  chessScene,
  esportScene,
  fishScene,
  liveScene,
  lotteryScene,
  Scene,
  slotScene,
  sportScene,
  type SceneProps,
} from '@site/shared/ui/drawings';
import type { VenueCategory } from '../venueWallet';
import styles from './VenueArt.module.css';

const SCENES: Readonly<Record<Exclude<VenueCategory, 'other'>, SceneProps['scene']>> = {
  sport: sportScene,
  live: liveScene,
  chess: chessScene,
  esport: esportScene,
  lottery: lotteryScene,
  slot: slotScene,
  fishing: fishScene,
};

/** How many looks of a scene are told apart at this size. */
const VARIANTS = 6;

interface VenueArtProps {
  readonly enName: string;
  readonly category: VenueCategory;
  readonly className?: string | undefined;
}

/** The small picture before a venue's name: the scene of its kind, in the variant of its code. */
export function VenueArt({ enName, category, className }: VenueArtProps) {
  return (
    <span className={cx(styles['art'], className)}>
      {category === 'other' ? <Icon name="wallet" size="sm" /> : <Scene scene={SCENES[category]} seed={variantOf(enName)} />}
    </span>
  );
}

/** The same venue looks the same everywhere. */
function variantOf(enName: string): number {
  return Array.from(enName).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % VARIANTS;
}
