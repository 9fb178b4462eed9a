import type { WirePromotion, WirePromotionStanding } from '@site/shared/wire/activities';
import type { Promotion } from '../promotions/promotion';

export function aPromotion(facts: Partial<Promotion> = {}): Promotion {
  return {
    id: 'first-deposit',
    kind: 'firstDeposit',
    title: '首存礼遇',
    emphasis: '最高 888 元',
    summary: '首笔存款到账即可领取。',
    rules: ['每位会员限领一次。'],
    category: 'newcomer',
    startsAt: 0,
    endsAt: undefined,
    art: 'slot',
    ...facts,
  };
}

export function aWirePromotion(facts: Partial<WirePromotion> = {}): WirePromotion {
  return {
    id: 'first-deposit',
    kind: 'firstDeposit',
    title: '首存礼遇',
    emphasis: '最高 888 元',
    summary: '首笔存款到账即可领取。',
    rules: ['礼金为该笔存款的 10%。', '每位会员限领一次。'],
    category: 'newcomer',
    startsAt: 0,
    scene: 'egame',
    ...facts,
  };
}

/** A member who may claim 10 yuan now. */
export function aWireStanding(facts: Partial<WirePromotionStanding> = {}): WirePromotionStanding {
  return {
    id: 'first-deposit',
    standing: 'ready',
    conditions: [{ text: '到账一笔不低于 100.00 元的存款', done: '1', needed: '1', isMet: true }],
    reward: '10.00',
    ...facts,
  };
}
