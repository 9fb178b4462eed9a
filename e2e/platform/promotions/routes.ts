import {
  confirmInfoCall,
  joinActivityCall,
  joinOutcomeCall,
  promotionOverviewCall,
  promotionVerificationCall,
} from '@site/shared/wire/activities';
import { promotionsCall } from '@site/shared/wire/promotions';
import { depositGiftsCall } from '@site/shared/wire/funds';
import { keyOf, memberRoute, publicRoute, type Route } from '../http/route';
import { formatYuan } from '../kernel';
import type { PromotionService } from './createPromotionService';
import { toWirePromotion } from './wirePromotion';
import { toWireOverview, toWireParticipation } from './wireParticipation';

export function promotionRoutes(promotions: PromotionService): readonly Route[] {
  return [
    publicRoute(promotionsCall, async (_body, { language, siteId }) => ({
      list: (await promotions.running(siteId)).map((promotion) => toWirePromotion(promotion, language)),
    })),

    memberRoute(promotionVerificationCall, async ({ id }, member, { language }) =>
      toWireParticipation(await promotions.participation(member, id), language),
    ),

    memberRoute(promotionOverviewCall, async (_body, member, { language, siteId }) => {
      const overview = await promotions.overview(member, siteId);
      const titles = new Map(overview.promotions.map(({ id, title }) => [id, title[language]]));
      return toWireOverview(overview, titles, language);
    }),

    memberRoute(depositGiftsCall, async (_body, member, { language }) => ({
      list: (await promotions.depositGifts(member)).map(({ promotion, least, percent, most }) => ({
        id: promotion.id,
        kind: promotion.kind as 'firstDeposit' | 'againDeposit',
        title: promotion.title[language],
        least: formatYuan(least),
        percent: Number(percent),
        most: formatYuan(most),
        turnoverTimes: promotion.bonus.times,
      })),
    })),

    memberRoute(joinActivityCall, async ({ id, friendId }, member, context) => {
      const terms = { key: keyOf(context), friendId: friendId === undefined ? null : Number(friendId) };
      return toWireParticipation(await promotions.join(member, id, terms), context.language);
    }),

    memberRoute(joinOutcomeCall, async ({ id, key }, member, { language }) => {
      const participation = await promotions.findJoinOrClose(member, id, key);
      return participation === null ? {} : { standing: toWireParticipation(participation, language) };
    }),

    memberRoute(confirmInfoCall, async ({ id }, member, { language }) =>
      toWireParticipation(await promotions.confirm(member, id), language),
    ),
  ];
}
