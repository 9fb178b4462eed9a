import {
  confirmInfoCall,
  joinActivityCall,
  joinOutcomeCall,
  promotionsCall,
  promotionVerificationCall,
} from '@site/shared/wire/activities';
import { keyOf, memberRoute, publicRoute, type Route } from '../http/route';
import type { Promotions } from './createPromotions';
import { toWirePromotion } from './wirePromotion';
import { toWireStanding } from './wireStanding';

/** Promotions as everybody may read them, and how a member stands with one. */
export function promotionRoutes(promotions: Promotions): readonly Route[] {
  return [
    publicRoute(promotionsCall, (_body, { language }) => ({
      list: promotions.running().map((promotion) => toWirePromotion(promotion, language)),
    })),

    memberRoute(promotionVerificationCall, async ({ id, key }, member, { language }) =>
      toWireStanding(await promotions.standing(member, id, key), language),
    ),

    memberRoute(joinActivityCall, async ({ id, friendId }, member, context) => {
      const terms = { key: keyOf(context), friendId: friendId === undefined ? null : Number(friendId) };
      return toWireStanding(await promotions.join(member, id, terms), context.language);
    }),

    memberRoute(joinOutcomeCall, async ({ id, key }, member, { language }) => {
      const standing = await promotions.findJoinOrClose(member, id, key);
      return standing === null ? {} : { standing: toWireStanding(standing, language) };
    }),

    memberRoute(confirmInfoCall, async ({ id }, member, { language }) => toWireStanding(await promotions.confirm(member, id), language)),
  ];
}
