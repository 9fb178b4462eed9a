import { fenFromWire } from '@site/shared/money';
import type { WirePromotion, WirePromotionStanding } from '@site/shared/wire/activities';
import type { Promotion, PromotionArt } from '../promotions/promotion';
import type { Standing } from '../promotions/standing';

/** The platform names drawings as the routes of the game categories are named. */
const ART: Readonly<Record<WirePromotion['scene'], PromotionArt>> = {
  sport: 'sport',
  realbet: 'live',
  chess: 'chess',
  gaming: 'esport',
  lottery: 'lottery',
  egame: 'slot',
  fishing: 'fishing',
};

export function promotionFromWire({ scene, endsAt, ...facts }: WirePromotion): Promotion {
  return { ...facts, endsAt, art: ART[scene] };
}

export function standingFromWire({ standing, conditions, reward, days = [], joinedAt, againAt }: WirePromotionStanding): Standing {
  const facts = {
    conditions,
    reward: reward === undefined ? undefined : fenFromWire(reward),
    days: days.map((each) => ({ ...each, reward: fenFromWire(each.reward) })),
  };
  return standing === 'joined' ? { ...facts, is: standing, joinedAt, againAt } : { ...facts, is: standing };
}
