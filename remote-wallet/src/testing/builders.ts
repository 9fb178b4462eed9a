import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import type { dealRecordCall, WireDepositOrder, WirePaymentType } from '@site/shared/wire/funds';
import type { allBalanceCall } from '@site/shared/wire/games';

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
    payee: { bank: '青绿银行', name: '曜界服务', account: '6222 0000 0000 1234', remark: 'A1B2' },
    ...facts,
  };
}

type WireDeal = ResponseOf<typeof dealRecordCall>['list'][number];

export function aDeal(facts: Partial<WireDeal> = {}): WireDeal {
  return { id: '1', kind: 'deposit', amount: '500.00', balanceAfter: '1500.00', at: 0, reference: 'D20261121000001', ...facts };
}

type WireWallet = ResponseOf<typeof allBalanceCall>['list'][number];

export function aVenue(facts: Partial<WireWallet> = {}): WireWallet {
  return { enName: 'JGDZ', name: '金谷电子', category: 'DZ', balance: '200.00', state: 'open', ...facts };
}

/** Answers for the total and for the venues alike, as of the same moment. */
export function someBalances(
  venues: readonly WireWallet[] = [aVenue()],
  facts: { readonly central?: string; readonly autoTransfer?: '0' | '1' } = {},
) {
  const { central = '1000.00', autoTransfer = '1' } = facts;
  return ({ category }: RequestOf<typeof allBalanceCall>): ResponseOf<typeof allBalanceCall> => ({
    asOf: 1,
    centerWalletBalance: central,
    autoTransfer,
    list: category === '8' ? [{ enName: 'CENTER', name: '中心钱包', balance: central, state: 'open' }, ...venues] : [...venues],
  });
}
