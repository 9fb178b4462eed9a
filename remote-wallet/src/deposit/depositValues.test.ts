import { mustBeFen } from '@site/shared/money';
import type { DepositMethod } from './deposit';
import { depositDraft } from './depositDraft';
import { checkDeposit, giftOf, methodFor } from './depositValues';

function aMethod(facts: Partial<DepositMethod> = {}): DepositMethod {
  return {
    code: 'bank',
    name: '银行卡',
    kind: 'transfer',
    min: mustBeFen(2_000),
    max: mustBeFen(5_000_000),
    quickAmounts: [],
    isOpen: true,
    isRecommended: false,
    needsPayer: false,
    channel: undefined,
    isFree: true,
    arrivesWithinSeconds: undefined,
    ...facts,
  };
}

const A_GIFT = {
  id: 'g',
  kind: 'firstDeposit',
  title: '',
  least: mustBeFen(10_000),
  percent: 10,
  most: mustBeFen(88_800),
  turnoverTimes: 1,
} as const;

describe('checking a deposit', () => {
  it.each([
    ['', 'amount_required'],
    ['   ', 'amount_required'],
    ['abc', 'amount_format'],
    ['-20', 'amount_format'],
    ['20.123', 'amount_format'],
    ['1e3', 'amount_format'],
    ['1234567890.12', 'amount_format'],
    ['19.99', 'below_min'],
    ['0', 'below_min'],
    ['50000.01', 'above_max'],
  ])('refuses "%s" as %s', (amount, error) => {
    expect(checkDeposit({ methodCode: 'bank', amount }, [aMethod()])).toMatchObject({ ok: false, error });
  });

  it.each([
    ['20', 2_000],
    ['20.5', 2_050],
    ['50000.00', 5_000_000],
  ])('accepts "%s", limits included', (amount, fen) => {
    expect(checkDeposit({ methodCode: 'bank', amount }, [aMethod()])).toMatchObject({ ok: true, amount: fen });
  });

  it.each([
    ['99.99', { ok: false, error: 'below_gift' }],
    ['100', { ok: true }],
    ['19.99', { ok: false, error: 'below_min' }],
  ])('with a promotion that requires 100, checking %s returns %j', (amount, outcome) => {
    expect(checkDeposit({ methodCode: 'bank', amount }, [aMethod()], A_GIFT)).toMatchObject(outcome);
  });

  it('refuses a closed or unknown method', () => {
    const methods = [aMethod({ isOpen: false })];

    expect(checkDeposit({ methodCode: 'bank', amount: '20' }, methods)).toMatchObject({ error: 'method_closed' });
    expect(checkDeposit({ methodCode: 'gold', amount: '20' }, methods)).toMatchObject({ error: 'method_required' });
    expect(checkDeposit({ methodCode: undefined, amount: '20' }, methods)).toMatchObject({ error: 'method_required' });
  });
});

describe('the method of the form', () => {
  const plain = aMethod({ code: 'plain' });
  const recommended = aMethod({ code: 'recommended', isRecommended: true });

  it('uses the recommended method before a choice, unless it is closed', () => {
    expect(methodFor(undefined, [plain, recommended])?.code).toBe('recommended');
    expect(methodFor(undefined, [plain, { ...recommended, isOpen: false }])?.code).toBe('plain');
    expect(methodFor(undefined, [])).toBeUndefined();
  });

  it('uses the chosen method, unless it is closed or unknown', () => {
    expect(methodFor('plain', [plain, recommended])?.code).toBe('plain');
    expect(methodFor('plain', [{ ...plain, isOpen: false }, recommended])?.code).toBe('recommended');
    expect(methodFor('gold', [plain, recommended])?.code).toBe('recommended');
  });
});

describe('the address of a deposit', () => {
  it.each([
    [{}, { method: undefined, amount: '' }],
    [
      { method: 'bank', amount: '500.5' },
      { method: 'bank', amount: '500.5' },
    ],
    [{ amount: '１,０００' }, { method: undefined, amount: '1000' }],
    [{ amount: '10.555' }, { method: undefined, amount: '' }],
    [{ amount: '<b>' }, { method: undefined, amount: '' }],
  ])('reads %j as %j', (query, draft) => {
    expect(depositDraft.parse(query)).toEqual(draft);
  });

  it('stores the choices, and omits what is not chosen', () => {
    expect(depositDraft.format({ method: 'bank', amount: '500', promotion: 'first-deposit' })).toEqual({
      method: 'bank',
      amount: '500',
      promotion: 'first-deposit',
    });
    expect(depositDraft.format({ method: undefined, amount: '', promotion: undefined })).toEqual({});
  });
});

it.each([
  [9_999, undefined],
  [10_000, 1_000],
  [12_345, 1_234],
  [888_000, 88_800],
  [5_000_000, 88_800],
])('a deposit of %d fen brings %s fen of a gift of 10 %% from ¥100 up to ¥888', (amount, gift) => {
  expect(giftOf(mustBeFen(amount), A_GIFT)).toBe(gift);
});
