import { fenFromWire } from '@site/shared/money';
import type { WirePromotion } from '@site/shared/wire/activities';
import type { Promotion, PromotionArt } from './promotion';

/** The platform names drawings like the routes of the game categories. */
const ART: Readonly<Record<WirePromotion['scene'], PromotionArt>> = {
  sport: 'sport',
  realbet: 'live',
  chess: 'chess',
  gaming: 'esport',
  lottery: 'lottery',
  egame: 'slot',
  fishing: 'fishing',
};

export function promotionFromWire({ scene, endsAt, prizes = [], blocks = [], ...facts }: WirePromotion): Promotion {
  return {
    ...facts,
    endsAt,
    art: ART[scene],
    prizes: prizes.map(({ amount, chance, ...prize }) => ({ ...prize, amount: fenFromWire(amount), chance })),
    blocks,
  };
}
