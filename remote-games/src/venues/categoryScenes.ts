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
import type { VenueCategory } from './venue';

/** The art of each category, on its banner, its venue cards and its lobby tile. */
export const CATEGORY_SCENES: Readonly<Record<VenueCategory, SceneProps['scene']>> = {
  sport: sportScene,
  live: liveScene,
  chess: chessScene,
  esport: esportScene,
  lottery: lotteryScene,
  slot: slotScene,
  fishing: fishScene,
};
