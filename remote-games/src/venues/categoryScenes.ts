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

/** Art of each category, used on its banner, venue cards and lobby tile. */
export const CATEGORY_SCENES: Readonly<Record<VenueCategory, SceneProps['scene']>> = {
  sport: sportScene,
  live: liveScene,
  chess: chessScene,
  esport: esportScene,
  lottery: lotteryScene,
  slot: slotScene,
  fishing: fishScene,
};
