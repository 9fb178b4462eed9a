import {
  chessScene,
  esportScene,
  fishScene,
  liveScene,
  lotteryScene,
  slotScene,
  sportScene,
  type SceneProps,
} from '@site/shared/ui/drawings';
import type { VenueCategory } from '../../venues/venueCategory';

/** The art of each category, on its banner and on its venues' cards. */
export const CATEGORY_SCENES: Readonly<Record<VenueCategory, SceneProps['scene']>> = {
  sport: sportScene,
  live: liveScene,
  chess: chessScene,
  esport: esportScene,
  lottery: lotteryScene,
  slot: slotScene,
  fishing: fishScene,
};
