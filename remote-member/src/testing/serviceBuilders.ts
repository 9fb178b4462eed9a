import type { ResponseOf } from '@site/shared/wire/call';
import type { feedbackInfoCall, WireFeedback } from '@site/shared/wire/feedback';
import type { WireLetter } from '@site/shared/wire/letters';
import type { exchangeRecordCall, pointsInfoCall, vipWeekInfoCall, WireBenefit } from '@site/shared/wire/welfare';

/** Noon in Shanghai on 2026-11-21, a Saturday. */
export const NOON = Date.parse('2026-11-21T12:00:00+08:00');

export function aWireInboxMessage(facts: Partial<WireLetter> = {}): WireLetter {
  return {
    id: '1',
    kind: 'notice',
    toAll: false,
    title: '存款到账',
    content: '您的存款 500 元已到账。\n明细见交易记录。',
    at: NOON,
    isRead: false,
    ...facts,
  };
}

export function aWireFeedback(facts: Partial<WireFeedback> = {}): WireFeedback {
  return {
    id: 'FK261121000000001',
    type: 'deposit',
    content: '昨天的存款到账比平时慢了一些。',
    state: 'waiting',
    at: NOON,
    isUnread: false,
    ...facts,
  };
}

export function aFeedbackInfo(facts: Partial<ResponseOf<typeof feedbackInfoCall>> = {}): ResponseOf<typeof feedbackInfoCall> {
  return { ...aWireFeedback(), images: [], ...facts };
}

export function aWeeklyGift(facts: Partial<WireBenefit> = {}): WireBenefit {
  return {
    id: 'vip-week',
    kind: 'weekly',
    grade: 6,
    amount: '128.00',
    standing: 'open',
    turnover: { done: '20000.00', needed: '80000.00' },
    ...facts,
  };
}

export function aLevelGift(facts: Partial<WireBenefit> = {}): WireBenefit {
  return {
    id: 'vip-level-1',
    kind: 'level',
    grade: 1,
    amount: '8.00',
    standing: 'ready',
    deposit: { done: '100.00', needed: '100.00' },
    ...facts,
  };
}

type WireVipWeek = ResponseOf<typeof vipWeekInfoCall>;

/**
 * Creates the week of `NOON`: the weekly gift is open, the gift of VIP 1 is ready, that of VIP 2 waits for deposits.
 */
export function aVipWeek(benefits?: readonly WireBenefit[], claimable: WireVipWeek['claimable'] = someClaimable({})): WireVipWeek {
  return {
    claimable,
    grade: 6,
    weekStartsAt: Date.parse('2026-11-16T00:00:00+08:00'),
    weekEndsAt: Date.parse('2026-11-23T00:00:00+08:00'),
    benefits: [
      ...(benefits ?? [
        aWeeklyGift(),
        aLevelGift(),
        aLevelGift({ id: 'vip-level-2', grade: 2, amount: '18.00', standing: 'open', deposit: { done: '100.00', needed: '500.00' } }),
      ]),
    ],
  };
}

type WirePart = NonNullable<WireVipWeek['claimable']>[number];

/** Creates the claimable parts; those not given are empty. */
export function someClaimable(parts: Partial<Record<WirePart['kind'], readonly [amount: string, count: number]>>): WirePart[] {
  return (['gifts', 'rebate', 'promotions'] as const).map((kind) => {
    const [amount, count] = parts[kind] ?? ['0.00', 0];
    return { kind, amount, count };
  });
}

export function somePoints(facts: Partial<ResponseOf<typeof pointsInfoCall>> = {}): ResponseOf<typeof pointsInfoCall> {
  return { points: 1_250, earned: 3_000, liveDays: 365, turnoverPerPoint: '100.00', pointsPerYuan: 100, ...facts };
}

type WireGift = ResponseOf<typeof exchangeRecordCall>['list'][number];

export function aWireGift(facts: Partial<WireGift> = {}): WireGift {
  return { id: '1', kind: 'points', title: '', amount: '12.00', points: 1_200, at: NOON, ...facts };
}
