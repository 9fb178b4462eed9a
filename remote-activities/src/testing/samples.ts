import { aSample, type Samples } from '@site/testing/standalone';
import { promotionOverviewCall, promotionVerificationCall, type WirePromotionStanding } from '@site/shared/wire/activities';
import { promotionsCall, type WirePromotion } from '@site/shared/wire/promotions';
import { rebateInfoCall, rebateRecordCall } from '@site/shared/wire/rebate';
import {
  aWireDraws,
  aWireInvitation,
  aWireOverview,
  aWireParticipation,
  aWirePromotion,
  aWireRace,
  aWireRebate,
  aWireRebateDay,
} from './builders';

/** One promotion of each page layout. */
const PROMOTIONS: readonly WirePromotion[] = [
  aWirePromotion(),
  aWirePromotion({ id: 'daily-sign', kind: 'signGift', title: '每日签到', emphasis: '七日 38 元', category: 'daily', scene: 'chess' }),
  aWirePromotion({
    id: 'weekly-race',
    kind: 'racePage',
    title: '每周流水竞赛',
    emphasis: '榜首 888 元',
    category: 'games',
    prizes: [
      { id: '1', title: '第 1 名', amount: '888.00' },
      { id: '2', title: '第 2 名', amount: '588.00' },
    ],
  }),
  aWirePromotion({
    id: 'lucky-draw',
    kind: 'drawGift',
    title: '幸运转盘',
    emphasis: '最高 188 元',
    category: 'daily',
    prizes: [
      { id: 'top', title: '头奖', amount: '188.00', chance: '10.00' },
      { id: 'none', title: '谢谢参与', amount: '0.00', chance: '90.00' },
    ],
  }),
  aWirePromotion({ id: 'friends', kind: 'friendInvitation', title: '好友邀请', emphasis: '每位 18.88 元', category: 'vip' }),
];

/**
 * Answers for the standalone page while no platform is available. They cover all reads; joining, which pays, has no
 * sample.
 */
export const SAMPLES: Samples = {
  calls: [
    aSample(rebateInfoCall, aWireRebate()),
    aSample(rebateRecordCall, { total: 1, list: [aWireRebateDay()] }),
    aSample(promotionOverviewCall, aWireOverview()),
    aSample(promotionsCall, { list: [...PROMOTIONS] }),
    aSample(promotionVerificationCall, ({ id }) =>
      aWireParticipation({ id, ...standingOf(PROMOTIONS.find((each) => each.id === id)?.kind) }),
    ),
  ],
};

function standingOf(kind: WirePromotion['kind'] | undefined): Partial<WirePromotionStanding> {
  switch (kind) {
    case 'signGift':
      return { days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, reward: '1.00', isClaimed: day < 3 })) };
    case 'racePage':
      return { race: aWireRace() };
    case 'drawGift':
      return { draws: aWireDraws() };
    case 'friendInvitation':
      return { invitation: aWireInvitation() };
    default:
      return {};
  }
}
