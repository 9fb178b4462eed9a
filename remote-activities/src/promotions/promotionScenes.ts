import {
  calendarScene,
  chessScene,
  envelopeScene,
  esportScene,
  fishScene,
  ingotScene,
  liveScene,
  lotteryScene,
  podiumScene,
  slotScene,
  sportScene,
  wheelScene,
  type SceneProps,
} from '@site/shared/ui/drawings';
import type { Promotion, PromotionArt, PromotionKind } from './promotion';

const SCENES: Readonly<Record<PromotionArt, SceneProps['scene']>> = {
  sport: sportScene,
  live: liveScene,
  chess: chessScene,
  esport: esportScene,
  lottery: lotteryScene,
  slot: slotScene,
  fishing: fishScene,
};

/**
 * Kinds with their own drawing: gold for a deposit, the days of a streak, the wheel, the places, the letter to friends.
 */
const OF_KIND: Readonly<Partial<Record<PromotionKind, SceneProps['scene']>>> = {
  firstDeposit: ingotScene,
  againDeposit: ingotScene,
  signGift: calendarScene,
  drawGift: wheelScene,
  racePage: podiumScene,
  friendInvitation: envelopeScene,
};

/** Returns the drawing on a promotion's card: the one for its kind, else the operator's choice. */
export function sceneOf({ kind, art }: Pick<Promotion, 'kind' | 'art'>): SceneProps['scene'] {
  return OF_KIND[kind] ?? SCENES[art];
}
