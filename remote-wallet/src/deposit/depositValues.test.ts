import { mustBeFen } from '@site/shared/money';
import type { DepositMethod } from './deposit';
import { checkDeposit, preferredMethod } from './depositValues';

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
    ...facts,
  };
}

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
  ])('takes "%s", bounds included', (amount, fen) => {
    expect(checkDeposit({ methodCode: 'bank', amount }, [aMethod()])).toMatchObject({ ok: true, amount: fen });
  });

  it('refuses a method that is closed or unknown', () => {
    const methods = [aMethod({ isOpen: false })];

    expect(checkDeposit({ methodCode: 'bank', amount: '20' }, methods)).toMatchObject({ error: 'method_closed' });
    expect(checkDeposit({ methodCode: 'gold', amount: '20' }, methods)).toMatchObject({ error: 'method_required' });
    expect(checkDeposit({ methodCode: undefined, amount: '20' }, methods)).toMatchObject({ error: 'method_required' });
  });
});

describe('the initial method', () => {
  it('is the recommended one, unless it is closed', () => {
    const plain = aMethod({ code: 'plain' });
    const recommended = aMethod({ code: 'recommended', isRecommended: true });

    expect(preferredMethod([plain, recommended])?.code).toBe('recommended');
    expect(preferredMethod([plain, { ...recommended, isOpen: false }])?.code).toBe('plain');
    expect(preferredMethod([])).toBeUndefined();
  });
});
