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

/** The art of each category, on its banner, its venues' cards and its tile of the lobby. */
export const CATEGORY_SCENES: Readonly<Record<VenueCategory, SceneProps['scene']>> = {
  sport: sportScene,
  live: liveScene,
  chess: chessScene,
  esport: esportScene,
  lottery: lotteryScene,
  slot: slotScene,
  fishing: fishScene,
};
