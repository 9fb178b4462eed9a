import fc from 'fast-check';
import { ceilToFen, mustBeFen, ratio } from '@site/shared/money';
import { capStake, stakeCap, type StakeLimits } from './capStake';

const yuan = (amount: number) => mustBeFen(Math.round(amount * 100));
const limits = (over: Partial<StakeLimits> = {}): StakeLimits => ({ upperLimit: yuan(1000), balance: yuan(500), ...over });

describe('the real bet amount', () => {
  it.each([
    ['100', 100],
    ['12.34', 12.34],
    ['12.', 12],
    ['.5', 0.5],
    ['007', 7],
    [' 20 ', 20],
    ['1,000', 500],
    ['5元', 5],
  ])('reads "%s" as the number it is [R-SLIP-23]', (text, amount) => {
    expect(capStake(text, limits())).toBe(yuan(amount));
  });

  it('is capped by the upper limit [R-SLIP-24]', () => {
    expect(capStake('300', limits({ upperLimit: yuan(200.5) }))).toBe(yuan(200));
  });

  it('is capped by the balance, floored to a whole number [R-SLIP-26]', () => {
    expect(capStake('300', limits({ balance: yuan(123.99) }))).toBe(yuan(123));
    expect(capStake('123.50', limits({ balance: yuan(123.99) }))).toBe(yuan(123));
  });

  it('reports the cap when a stake was capped, and only then [R-SLIP-27]', () => {
    const handleCapped = jest.fn();

    capStake('500', limits(), handleCapped);
    capStake('', limits(), handleCapped);
    expect(handleCapped).not.toHaveBeenCalled();

    capStake('500.01', limits(), handleCapped);
    expect(handleCapped.mock.calls).toEqual([[yuan(500)]]);
  });

  it.each(['', ' ', 'abc', '.', '-5', '1e3', '12,5', '12.999', 'Infinity', '9'.repeat(40)])(
    'returns no amount for "%s" [R-SLIP-28]',
    (text) => {
      expect(capStake(text, limits())).toBeUndefined();
    },
  );

  it('caps an amount of the greatest length', () => {
    expect(capStake('9'.repeat(12), limits())).toBe(yuan(500));
  });
});

describe('the cap of a stake', () => {
  it('leaves room for the risk at a negative price', () => {
    expect(stakeCap(limits({ balance: yuan(100), riskPerStake: ratio(80, 100) }))).toBe(yuan(125));
    expect(stakeCap(limits({ balance: yuan(100), riskPerStake: ratio(106, 100) }))).toBe(yuan(94));
  });

  it('uses the limit as the cap while the balance is unknown, also at a negative price', () => {
    const unknown = mustBeFen(Number.MAX_SAFE_INTEGER);

    expect(stakeCap(limits({ balance: unknown, riskPerStake: ratio(1, 100) }))).toBe(yuan(1000));
  });

  it('allows no greater win than the remaining daily payout', () => {
    expect(stakeCap(limits({ payout: { room: yuan(95), toWinPerStake: ratio(95, 100) } }))).toBe(yuan(100));
    expect(stakeCap(limits({ payout: { room: yuan(0), toWinPerStake: ratio(95, 100) } }))).toBe(0);
  });

  it('returns 0 when the spendable amount is 0 or negative', () => {
    expect(stakeCap(limits({ balance: yuan(0.99) }))).toBe(0);
    expect(stakeCap(limits({ balance: yuan(-10) }))).toBe(0);
    expect(stakeCap(limits({ upperLimit: yuan(0) }))).toBe(0);
  });

  it('never lets the risk exceed the balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 10, max: 100_000 }), (balance, thousandths) => {
        const riskPerStake = ratio(thousandths, 1000);
        const cap = stakeCap({ upperLimit: mustBeFen(1e15), balance: mustBeFen(balance), riskPerStake });

        expect(ceilToFen(cap, riskPerStake)).toBeLessThanOrEqual(balance);
        expect(cap % 100).toBe(0);
      }),
    );
  });
});
