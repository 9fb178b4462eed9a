import { aSample, type Samples } from '@site/testing/standalone';
import { countryAreasCall, payoutAccountsCall, payoutBanksCall, virtualCurrenciesCall } from '@site/shared/wire/accounts';
import { depositRewardsCall, feedbackBetsCall, feedbackInfoCall, feedbackListCall } from '@site/shared/wire/feedback';
import { dealRecordCall } from '@site/shared/wire/funds';
import { avatarListCall } from '@site/shared/wire/avatars';
import { betRecordListCall, betRecordPlacesCall, betRecordTotalCall } from '@site/shared/wire/betRecords';
import { roundRecordDetailCall } from '@site/shared/wire/roundRecords';
import { letterListCall } from '@site/shared/wire/letters';
import { knownDevicesCall, ownSessionsCall, signInHistoryCall } from '@site/shared/wire/sessions';
import { protectionCall, protectionHistoryCall } from '@site/shared/wire/protection';
import { secondFactorCall } from '@site/shared/wire/secondFactor';
import { preInfoCall } from '@site/shared/wire/site';
import { gradeConfigListCall, gradeHistoryCall, gradeInfoCall } from '@site/shared/wire/grades';
import { feedbackUnreadCall, unreadCall } from '@site/shared/wire/unread';
import { memberInfoCall } from '@site/shared/wire/user';
import { exchangeRecordCall, pointsInfoCall, pointsStatementCall, rebateRangeCall, vipWeekInfoCall } from '@site/shared/wire/welfare';
import {
  aLadder,
  aMemberInfo,
  aPreInfo,
  aProtection,
  aWireAccount,
  aWirePlayTotal,
  aWireRound,
  aWireTicket,
  someAccounts,
  someUnread,
  someVipProgress,
} from './builders';
import { aFeedbackInfo, aVipWeek, aWireFeedback, aWireGift, aWireInboxMessage, NOON, somePoints } from './serviceBuilders';

/** Sample responses for the calls that the member's pages read. Calls that change the account or pay have none. */
export const SAMPLES: Samples = {
  calls: [
    aSample(memberInfoCall, aMemberInfo()),
    aSample(preInfoCall, aPreInfo()),
    aSample(avatarListCall, { list: ['10001', 'mask-24', 'mask-5'].map((id) => ({ id })), chosen: '10001' }),
    aSample(ownSessionsCall, () => ({ list: [aSession()], idleMinutes: 30 })),
    aSample(knownDevicesCall, () => ({
      days: 90,
      list: [{ id: aSession().id, browser: 'Chrome', system: 'Windows', lastSeenAt: Date.now(), isCurrent: true }],
    })),
    aSample(signInHistoryCall, {
      total: 1,
      list: [{ id: '1', at: NOON, result: 'ok', browser: 'Chrome', system: 'Windows', address: '203.0.113.*' }],
    }),
    aSample(secondFactorCall, { since: null, recoveryLeft: 0 }),
    aSample(protectionCall, aProtection()),
    aSample(protectionHistoryCall, { total: 1, list: [{ id: '1', at: NOON, change: { event: 'reality-set', minutes: 30 } }] }),
    aSample(payoutAccountsCall, someAccounts(aWireAccount())),
    aSample(payoutBanksCall, { list: [{ code: 'ICBC', name: '中国工商银行' }] }),
    aSample(virtualCurrenciesCall, { list: [{ currency: 'USDT', network: 'TRC20', name: '波场 TRC20' }] }),
    aSample(countryAreasCall, { list: [{ areaName: '中国大陆', areaCode: '86', regex: '^1[3-9]\\d{9}$' }] }),
    aSample(gradeConfigListCall, aLadder()),
    aSample(gradeInfoCall, someVipProgress()),
    aSample(vipWeekInfoCall, aVipWeek()),
    aSample(rebateRangeCall, { list: [{ category: 'TY', high: '1.60', low: '0.50' }] }),
    aSample(pointsInfoCall, somePoints()),
    aSample(pointsStatementCall, { total: 1, list: [{ id: '1', kind: 'earned', points: 3_000, pointsLeft: 3_000, at: NOON }] }),
    aSample(gradeHistoryCall, { list: [{ at: NOON, from: 5, to: 6, reason: 'reached' }] }),
    aSample(exchangeRecordCall, { total: 1, list: [aWireGift()] }),
    aSample(betRecordListCall, {
      list: [
        { kind: 'ticket', ticket: aWireTicket() },
        { kind: 'round', round: aWireRound() },
      ],
    }),
    aSample(betRecordTotalCall, aWirePlayTotal()),
    aSample(betRecordPlacesCall, {
      venues: [{ enName: 'JGDZ', name: '极光电子', category: 'DZ', games: [{ gameCode: 'JG-pearl', name: '龙珠宝藏' }] }],
    }),
    aSample(roundRecordDetailCall, { summary: '2 条线中奖', facts: [{ label: '中排', value: '金铃 金铃 金铃 元宝 七' }] }),
    aSample(unreadCall, someUnread({ notice_count: 1 })),
    aSample(letterListCall, { total: 1, list: [aWireInboxMessage()] }),
    aSample(feedbackUnreadCall, { unreadNum: 0 }),
    aSample(feedbackListCall, { total: 1, list: [aWireFeedback()] }),
    aSample(feedbackInfoCall, aFeedbackInfo()),
    aSample(feedbackBetsCall, { list: [{ kind: 'ticket', id: 'T20261121000001', title: '阿森纳 - 切尔西', risk: '100.00', at: NOON }] }),
    aSample(depositRewardsCall, { list: [{ id: 'first-deposit', title: '首存礼遇' }] }),
    aSample(dealRecordCall, {
      total: 1,
      list: [{ id: '1', kind: 'deposit', amount: '500.00', balanceAfter: '1500.00', at: NOON, reference: 'D20261121000001' }],
    }),
  ],
};

function aSession() {
  const now = Date.now();
  return {
    id: '6f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11',
    browser: 'Chrome',
    system: 'Windows',
    address: '203.0.113.*',
    signedInAt: now - 3_600_000,
    lastUsedAt: now,
    isCurrent: true,
  };
}
