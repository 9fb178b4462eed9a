import { fenFromWire } from '@site/shared/money';
import type { WirePromotion } from '@site/shared/wire/promotions';
import type { WireBonusGames } from '@site/shared/wire/bonuses';
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

/** Categories by the platform's codes. */
const CATEGORIES: Readonly<Record<WireBonusGames[number]['category'], PromotionArt>> = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
};

export function promotionFromWire({ scene, endsAt, bonus, prizes = [], blocks = [], ...facts }: WirePromotion): Promotion {
  return {
    ...facts,
    endsAt,
    art: ART[scene],
    prizes: prizes.map(({ amount, chance, ...prize }) => ({ ...prize, amount: fenFromWire(amount), chance })),
    bonus: bonus && { ...bonus, games: bonus.games.map(({ category, weight }) => ({ category: CATEGORIES[category], weight })) },
    blocks,
  };
}
