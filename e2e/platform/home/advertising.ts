import { myDiscountAdCall, sponsorContentCall, sponsorshipSchema, type WireDiscountAd } from '@site/shared/wire/advertising';
import * as z from 'zod/mini';
import { memberRoute, publicRoute, type Route } from '../http/route';
import type { MemberId } from '../kernel';
import type { PromotionService } from '../promotions/createPromotionService';
import sponsorships from './sponsorships.json';

const localized = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const SPONSORSHIPS = z
  .array(z.object({ id: z.string(), scene: sponsorshipSchema.shape.scene, title: localized, period: localized, summary: localized }))
  .parse(sponsorships);

/**
 * Serves advertising: the sponsorships to everyone, and the open promotions to the member. A self-excluded member gets
 * no promotions.
 */
export function advertisingRoutes(
  promotions: Pick<PromotionService, 'running' | 'participation'>,
  isShut: (memberId: MemberId) => Promise<boolean>,
): readonly Route[] {
  return [
    publicRoute(sponsorContentCall, (_body, { language }) => ({
      list: SPONSORSHIPS.map(({ id, scene, title, period, summary }) => ({
        id,
        scene,
        title: title[language],
        period: period[language],
        summary: summary[language],
      })),
    })),

    memberRoute(myDiscountAdCall, async (_body, member, { language, siteId }) => {
      const list: WireDiscountAd[] = [];
      if (await isShut(member.id)) return { list };
      // Read one after the other, because each read uses its own connection.
      for (const { id, kind, title, emphasis, summary } of await promotions.running(siteId)) {
        const participation = await promotions.participation(member, id);
        if (participation.state.kind !== 'open' && participation.state.kind !== 'ready') continue;
        const isReady = participation.state.kind === 'ready';
        list.push({ id, kind, title: title[language], emphasis: emphasis[language], summary: summary[language], isReady });
      }
      return { list };
    }),
  ];
}
