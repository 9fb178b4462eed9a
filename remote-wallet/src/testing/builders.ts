import type { ResponseOf } from '@site/shared/wire/call';
import type { dealRecordCall, WireDepositOrder, WirePaymentType } from '@site/shared/wire/funds';

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
