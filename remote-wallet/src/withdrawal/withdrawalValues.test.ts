import { mustBeFen, ratio } from '@site/shared/money';
import { someFacts } from '../testing/withdrawalFacts';
import { withdrawalDraft } from './withdrawalDraft';
import { accountFor, checkWithdrawal, isWithdrawalPassword, maxWithdrawal, nextFreed, type WithdrawalValues } from './withdrawalValues';

const values = (facts: Partial<WithdrawalValues> = {}): WithdrawalValues => ({
  accountId: 'card',
  amount: '100',
  password: '246810',
  authCode: '',
  ...facts,
});

describe('checking a withdrawal', () => {
  it('refuses a held account', () => {
    const facts = someFacts();
    const accounts = facts.accounts.map((account) => ({ ...account, heldUntil: 9 }));
    expect(checkWithdrawal(values(), { ...facts, accounts }, true)).toMatchObject({ ok: false, errors: ['account_held'] });
  });

  it.each([
    ['', 'amount_required'],
    ['  ', 'amount_required'],
    ['abc', 'amount_format'],
    ['-100', 'amount_format'],
    ['100.123', 'amount_format'],
    ['1234567890.12', 'amount_format'],
    ['99.99', 'below_min'],
    ['50000.01', 'above_max'],
    ['1000.01', 'above_balance'],
  ])('refuses "%s" as %s [R-MONEY-05] [R-MONEY-06]', (amount, error) => {
    expect(checkWithdrawal(values({ amount }), someFacts(), true)).toMatchObject({ ok: false, errors: [error] });
  });

  it.each(['100', '100.5', '1000.00'])('accepts "%s", limits included', (amount) => {
    expect(checkWithdrawal(values({ amount }), someFacts(), true)).toMatchObject({ ok: true, sums: { fee: 0 } });
  });

  it('refuses a missing account, and one of a kind without terms', () => {
    expect(checkWithdrawal(values({ accountId: undefined }), someFacts(), true)).toMatchObject({ errors: ['account_required'] });
    expect(checkWithdrawal(values(), someFacts({ terms: [] }), true)).toMatchObject({ errors: ['account_closed'] });
  });

  it('refuses while turnover is left, and when the daily number is used up', () => {
    const bound = someFacts({}, { turnoverNeeded: mustBeFen(100), turnoverDone: mustBeFen(99) });
    expect(checkWithdrawal(values(), bound, true)).toMatchObject({ errors: ['turnover_left'] });
    expect(checkWithdrawal(values(), someFacts({}, { usedToday: 5 }), true)).toMatchObject({ errors: ['count_used'] });
  });

  it.each(['', '12345', '1234567', '12345a'])(
    'requires six digits when the site asks for the password, not "%s" [R-FLAG-05]',
    (password) => {
      expect(checkWithdrawal(values({ password }), someFacts(), true)).toMatchObject({ errors: ['password_required'] });
      expect(checkWithdrawal(values({ password }), someFacts(), false)).toMatchObject({ ok: true });
      expect(isWithdrawalPassword(password)).toBe(false);
    },
  );

  it.each([
    ['100', 0, 0, 10_000],
    ['100.10', 50, 51, 9_959],
    ['999.99', 50, 500, 99_499],
    ['1000', 250, 2_500, 97_500],
  ])('deducts the fee from "%s" at %i basis points, to the fen [R-VAL-44]', (amount, basisPoints, fee, arrives) => {
    const [bank] = someFacts().terms;
    const facts = someFacts({ terms: [{ ...bank!, feeRate: ratio(basisPoints, 10_000) }] });

    expect(checkWithdrawal(values({ amount }), facts, true)).toMatchObject({ ok: true, sums: { fee, arrives } });
  });
});

it('names the first error of each field of a withdrawal', () => {
  expect(checkWithdrawal(values({ amount: '', password: '' }), someFacts(), true)).toMatchObject({
    errors: ['amount_required', 'password_required'],
  });
});

describe('the address of a withdrawal', () => {
  it('stores account and amount, and never the password', () => {
    expect(withdrawalDraft.format({ account: 'coin', amount: '300' })).toEqual({ account: 'coin', amount: '300' });
    expect(withdrawalDraft.format({ account: undefined, amount: '' })).toEqual({});
    expect(withdrawalDraft.parse({ account: 'coin', amount: '1e3', password: '246810' })).toEqual({ account: 'coin', amount: '' });
  });

  it('falls back to the default account when the address names an unknown one', () => {
    const { accounts } = someFacts();
    expect(accountFor('coin', accounts)?.id).toBe('coin');
    expect(accountFor('of-another-member', accounts)?.id).toBe('card');
  });
});

describe('the initial values of the form', () => {
  it('use the default account, else the first', () => {
    const [card, wallet] = someFacts().accounts;
    expect(accountFor(undefined, [card!, { ...wallet!, isDefault: true }])?.id).toBe('card');
    expect(
      accountFor(undefined, [
        { ...card!, isDefault: false },
        { ...wallet!, isDefault: true },
      ])?.id,
    ).toBe('coin');
    expect(accountFor(undefined, [{ ...card!, isDefault: false }])?.id).toBe('card');
    expect(accountFor(undefined, [])).toBeUndefined();
  });

  it('use a held account only when all are held', () => {
    const [card, coin] = someFacts().accounts;
    const held = { ...card!, heldUntil: 9 };
    expect(accountFor(undefined, [held, coin!])?.id).toBe('coin');
    expect(accountFor(undefined, [held, { ...coin!, heldUntil: 5 }])?.id).toBe('card');
    expect(nextFreed([held, { ...coin!, heldUntil: 5 }])).toBe(5);
    expect(nextFreed([coin!])).toBeUndefined();
  });

  it('fill in the withdrawable amount for "all", up to the maximum of the account', () => {
    const facts = someFacts();
    expect(maxWithdrawal(facts, undefined)).toBe(100_000);
    const check = checkWithdrawal(values(), facts, true);
    const target = check.target!;
    expect(maxWithdrawal(facts, { ...target, terms: { ...target.terms, max: mustBeFen(50_000) } })).toBe(50_000);
  });
});
