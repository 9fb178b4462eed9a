import { mustBeFen, ratio } from '@site/shared/money';
import type { WithdrawalEligibility, WithdrawalFacts } from '../withdrawal/withdrawal';

/** Creates withdrawal data with ¥1,000, no turnover left, a bank card and a coin address. */
export function someFacts(facts: Partial<WithdrawalFacts> = {}, eligibility: Partial<WithdrawalEligibility> = {}): WithdrawalFacts {
  return {
    eligibility: {
      balance: mustBeFen(100_000),
      withdrawable: mustBeFen(100_000),
      turnoverNeeded: mustBeFen(0),
      turnoverDone: mustBeFen(0),
      grants: [],
      grantCount: 0,
      usedToday: 0,
      usedAmountToday: mustBeFen(0),
      hasPassword: true,
      asksAuthCode: false,
      ...eligibility,
    },
    dailyCount: 5,
    dailyAmount: mustBeFen(50_000_000),
    terms: [
      { kind: 'bank', min: mustBeFen(10_000), max: mustBeFen(5_000_000), feeRate: ratio(0), arrivesWithinMinutes: 30 },
      { kind: 'virtual', min: mustBeFen(20_000), max: mustBeFen(20_000_000), feeRate: ratio(0), arrivesWithinMinutes: 10 },
    ],
    accounts: [
      {
        id: 'card',
        kind: 'bank',
        code: 'ICBC',
        label: '中国工商银行',
        number: '**** **** **** 4567',
        isDefault: true,
        heldUntil: undefined,
      },
      {
        id: 'coin',
        kind: 'virtual',
        code: 'TRC20',
        label: 'USDT-TRC20',
        number: 'TJRabP****jpRTv8',
        isDefault: false,
        heldUntil: undefined,
      },
    ],
    ...facts,
  };
}
