import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { promotionsCall, type WirePromotion } from '@site/shared/wire/promotions';
import type { Promotion, PromotionArt } from './promotion';
import { fenFromWire } from '@site/shared/money';
import type { WireBonusGames } from '@site/shared/wire/bonuses';

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

function promotionFromWire({ scene, endsAt, bonus, prizes = [], blocks = [], ...facts }: WirePromotion): Promotion {
  return {
    ...facts,
    endsAt,
    art: ART[scene],
    prizes: prizes.map(({ amount, chance, ...prize }) => ({ ...prize, amount: fenFromWire(amount), chance })),
    bonus: bonus && { ...bonus, games: bonus.games.map(({ category, weight }) => ({ category: CATEGORIES[category], weight })) },
    blocks,
  };
}

/**
 * Fetches the current promotions, in the operator's order. Implements R-API-055.
 *
 * @param force bypasses the cache
 */
export async function fetchPromotions(
  http: HttpService,
  { signal, force = false }: { readonly signal: AbortSignal; readonly force?: boolean },
): Promise<CallResult<readonly Promotion[]>> {
  const result = await http.send(promotionsCall, {}, { signal, force, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(promotionFromWire));
}
