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
import type { PromotionArt } from './promotion';

export const PROMOTION_SCENES: Readonly<Record<PromotionArt, SceneProps['scene']>> = {
  sport: sportScene,
  live: liveScene,
  chess: chessScene,
  esport: esportScene,
  lottery: lotteryScene,
  slot: slotScene,
  fishing: fishScene,
};
