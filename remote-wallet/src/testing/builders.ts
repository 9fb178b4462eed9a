import type { WirePayoutAccount } from '@site/shared/wire/accounts';
import type { WireBonusGrant } from '@site/shared/wire/bonuses';
import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import type { dealRecordCall, WireDepositOrder, WirePaymentType } from '@site/shared/wire/funds';
import type { allBalanceCall } from '@site/shared/wire/wallets';
import type { WireMoneyOrder } from '@site/shared/wire/orders';
import type { MemberInfo } from '@site/shared/wire/user';
import type { withdrawInfoCall, withdrawSettingsCall, WireWithdrawal } from '@site/shared/wire/withdrawals';

export function aMemberInfo(facts: Partial<MemberInfo> = {}): MemberInfo {
  return {
    userId: '10001',
    name: 'player1',
    bindPhone: true,
    bindRealName: true,
    phone: '138****1111',
    email: '',
    realName: '*海',
    gender: '',
    birthday: '1990-06-12',
    registerDate: '2023-04-18',
    hasSecondPassword: true,
    vipLevel: 1,
    ...facts,
  };
}

export function aPaymentType(facts: Partial<WirePaymentType> = {}): WirePaymentType {
  return {
    code: 'bank',
    name: '银行卡转账',
    min: '20.00',
    max: '50000.00',
    quickAmounts: ['100.00', '500.00', '1000.00'],
    payWithinSeconds: 1_800,
    waiting: 'transfer',
    state: 'open',
    recommended: true,
    channel: '招商银行',
    isFree: true,
    ...facts,
  };
}

export function anOrder(facts: Partial<WireDepositOrder> = {}): WireDepositOrder {
  return {
    orderId: 'D20261121000001',
    type: 'bank',
    amount: '500.00',
    state: 'waiting',
    createdAt: 0,
    expiresAt: 1_800_000,
    waiting: 'transfer',
    payee: { bank: '青绿银行', name: '曜界服务', account: '6222 0000 0000 1234', remark: 'A1B2' },
    ...facts,
  };
}

export function aCoin(facts: Partial<NonNullable<WireDepositOrder['coin']>> = {}): NonNullable<WireDepositOrder['coin']> {
  return {
    currency: 'USDT',
    network: 'TRC20',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    amount: '69.94',
    rate: '7.1500',
    confirmations: 0,
    confirmationsNeeded: 20,
    ...facts,
  };
}

type WireTransaction = ResponseOf<typeof dealRecordCall>['list'][number];

export function aTransaction(facts: Partial<WireTransaction> = {}): WireTransaction {
  return { id: '1', kind: 'deposit', amount: '500.00', balanceAfter: '1500.00', at: 0, reference: 'D20261121000001', ...facts };
}

type WireWallet = ResponseOf<typeof allBalanceCall>['list'][number];

export function aVenue(facts: Partial<WireWallet> = {}): WireWallet {
  return { enName: 'JGDZ', name: '金谷电子', category: 'DZ', balance: '200.00', state: 'open', ...facts };
}

/** Returns fake answers for the total and for the venues with the same time. */
export function someBalances(
  venues: readonly WireWallet[] = [aVenue()],
  facts: {
    readonly central?: string;
    readonly locked?: string;
    readonly autoTransfer?: '0' | '1';
    readonly autoTransferLimit?: string;
  } = {},
) {
  const { central = '1000.00', locked = '0.00', autoTransfer = '1', autoTransferLimit } = facts;
  return ({ category }: RequestOf<typeof allBalanceCall>): ResponseOf<typeof allBalanceCall> => ({
    asOf: 1,
    centerWalletBalance: central,
    lockMoney: locked,
    autoTransfer,
    ...(autoTransferLimit === undefined ? {} : { autoTransferLimit }),
    list: category === '8' ? [{ enName: 'CENTER', name: '中心钱包', balance: central, state: 'open' }, ...venues] : [...venues],
  });
}

export function anAccount(facts: Partial<WirePayoutAccount> = {}): WirePayoutAccount {
  return {
    id: 'card',
    kind: 'bank',
    code: 'ICBC',
    label: '中国工商银行',
    number: '**** **** **** 4567',
    holder: '*海',
    isDefault: true,
    addedAt: 0,
    ...facts,
  };
}

type WireWithdrawInfo = ResponseOf<typeof withdrawInfoCall>;

/** Creates withdrawal data with ¥1,000 and no turnover left. */
export function aWithdrawInfo(facts: Partial<WireWithdrawInfo> = {}): WireWithdrawInfo {
  return {
    balance: '1000.00',
    withdrawable: '1000.00',
    turnoverNeeded: '0.00',
    turnoverDone: '0.00',
    usedToday: 1,
    usedAmountToday: '100.00',
    hasPassword: true,
    ...facts,
  };
}

export const settings: ResponseOf<typeof withdrawSettingsCall> = {
  dailyCount: 5,
  dailyAmount: '500000.00',
  list: [
    { kind: 'bank', min: '100.00', max: '50000.00', feeRate: '0.00', arrivesWithinMinutes: 30 },
    { kind: 'virtual', min: '200.00', max: '200000.00', feeRate: '0.00', arrivesWithinMinutes: 10 },
  ],
};

export function aWithdrawal(facts: Partial<WireWithdrawal> = {}): WireWithdrawal {
  return {
    orderId: 'QK1',
    state: 'pending',
    amount: '300.00',
    fee: '0.00',
    arrives: '300.00',
    account: { kind: 'bank', code: 'ICBC', label: '中国工商银行', number: '**** **** **** 4567' },
    createdAt: 0,
    ...facts,
  };
}

type WireDeposit = Extract<WireMoneyOrder, { kind: 'deposit' }>;

/** Creates a deposit in the list of orders that waits until half an hour on the clock. */
export function aListedDeposit(facts: Partial<WireDeposit> = {}): WireDeposit {
  return {
    kind: 'deposit',
    orderId: 'CK1',
    amount: '500.00',
    state: 'waiting',
    createdAt: 0,
    expiresAt: 1_800_000,
    method: '银行卡转账',
    waiting: 'transfer',
    steps: [{ step: 'ordered', at: 0 }],
    ...facts,
  };
}

type WireListedWithdrawal = Extract<WireMoneyOrder, { kind: 'withdrawal' }>;

export function aListedWithdrawal(facts: Partial<WireListedWithdrawal> = {}): WireListedWithdrawal {
  return {
    kind: 'withdrawal',
    orderId: 'QK1',
    amount: '300.00',
    fee: '0.00',
    state: 'rejected',
    reason: '户名不符',
    createdAt: 0,
    method: '中国工商银行 **** **** **** 4567',
    steps: [
      { step: 'ordered', at: 0 },
      { step: 'rejected', at: 60_000 },
    ],
    ...facts,
  };
}

/** Creates a first-deposit bonus with a third of its turnover complete. */
export function aWireBonus(facts: Partial<WireBonusGrant> = {}): WireBonusGrant {
  return {
    id: '71',
    promotionId: 'first-deposit',
    title: '首存礼遇',
    amount: '100.00',
    times: 3,
    needed: '300.00',
    done: '100.00',
    games: [
      { category: 'TY', weight: 100 },
      { category: 'ZR', weight: 50 },
    ],
    at: Date.parse('2026-11-21T12:00:00+08:00'),
    expiresAt: Date.parse('2026-12-21T12:00:00+08:00'),
    givesBack: '100.00',
    ...facts,
  };
}
