import type { WirePromotionOverview, WirePromotionStanding } from '@site/shared/wire/activities';
import type { WirePromotion } from '@site/shared/wire/promotions';
import type { ResponseOf } from '@site/shared/wire/call';
import type { rebateInfoCall, WireRebateDay } from '@site/shared/wire/rebate';
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
    prizes: [],
    bonus: undefined,
    blocks: [],
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

/** Creates the participation of a member who can claim 10 yuan now. */
export function aWireParticipation(facts: Partial<WirePromotionStanding> = {}): WirePromotionStanding {
  return {
    id: 'first-deposit',
    standing: 'ready',
    conditions: [{ text: '一笔不低于 100 元的存款到账', done: '1', needed: '1', isMet: true, ways: ['deposit'] }],
    reward: '10.00',
    ...facts,
  };
}

/** Creates an overview with one claimable gift and one that was paid. */
export function aWireOverview(facts: Partial<WirePromotionOverview> = {}): WirePromotionOverview {
  return {
    list: [aWireOverviewEntry()],
    history: [
      {
        id: 'daily-sign/2026-11-20',
        promotionId: 'daily-sign',
        title: '每日签到',
        amount: '1.00',
        paidAt: Date.parse('2026-11-20T12:00:00+08:00'),
      },
    ],
    ...facts,
  };
}

export function aWireOverviewEntry(facts: Partial<WirePromotionOverview['list'][number]> = {}): WirePromotionOverview['list'][number] {
  return { id: 'first-deposit', standing: 'ready', claimable: 1, conditions: [], reward: '10.00', ...facts };
}

/** Creates a race in which the member is second of two. */
export function aWireRace(facts: Partial<NonNullable<WirePromotionStanding['race']>> = {}): NonNullable<WirePromotionStanding['race']> {
  return {
    from: Date.parse('2026-11-16T00:00:00+08:00'),
    to: Date.parse('2026-11-23T00:00:00+08:00'),
    hasEntered: true,
    board: [
      { place: 1, name: 'pl***2', turnover: '2000.00', prize: '888.00', isOwn: false },
      { place: 2, name: 'pl***1', turnover: '1500.00', prize: '588.00', isOwn: true },
    ],
    turnover: '1500.00',
    place: 2,
    next: { missing: '500.01', prize: '888.00' },
    ...facts,
  };
}

/** Creates draws: two left, none used. */
export function aWireDraws(facts: Partial<NonNullable<WirePromotionStanding['draws']>> = {}): NonNullable<WirePromotionStanding['draws']> {
  return { left: 2, used: 0, most: 10, missing: '300.00', latest: [], ...facts };
}

/** Creates an invitation with one friend whose reward can be claimed, and one who has not deposited. */
export function aWireInvitation(
  facts: Partial<NonNullable<WirePromotionStanding['invitation']>> = {},
): NonNullable<WirePromotionStanding['invitation']> {
  return {
    code: 'ABCD2345',
    registered: 2,
    deposited: 1,
    earned: '0.00',
    friends: [
      { id: '7', name: 'fr***7', registeredAt: Date.parse('2026-11-20T12:00:00+08:00'), state: 'claimable', reward: '18.88' },
      { id: '9', name: 'fr***9', registeredAt: Date.parse('2026-11-21T12:00:00+08:00'), state: 'waiting', reward: '18.88' },
    ],
    ...facts,
  };
}

/** Creates a paid day: 1,000 yuan of sports at 1.00 %. */
export function aWireRebateDay(facts: Partial<WireRebateDay> = {}): WireRebateDay {
  return {
    day: '2026-11-20',
    grade: 6,
    amount: '10.00',
    lines: [{ category: 'TY', turnover: '1000.00', rate: '1.00', amount: '10.00' }],
    paidAt: Date.parse('2026-11-21T00:10:00+08:00'),
    ...facts,
  };
}

/** Creates a rebate with today and no claimable days. */
export function aWireRebate(facts: Partial<ResponseOf<typeof rebateInfoCall>> = {}): ResponseOf<typeof rebateInfoCall> {
  const { paidAt: _paidAt, ...today } = aWireRebateDay({ day: '2026-11-21' });
  return { isAutomatic: true, today, due: [], ...facts };
}
