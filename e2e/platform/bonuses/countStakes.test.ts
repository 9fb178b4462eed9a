import { categorySchema, type Category } from '@site/shared/wire/categories';
import { runs } from '@site/testing/runs';
import fc from 'fast-check';
import { fen } from '../kernel';
import { ALL_GAMES } from './bonusTerms';
import { countStakes, type Counted, type Stake } from './countStakes';

const aGrant = (id: string, needed: bigint, extras: Partial<Counted> = {}): Counted => ({
  id,
  needed: fen(needed),
  weights: ALL_GAMES,
  from: 0,
  expiresAt: null,
  closedAt: null,
  ...extras,
});

const aStake = (amount: bigint, at = 10, category: Category = 'TY'): Stake => ({ at, category, amount: fen(amount) });

const doneOf = (grants: readonly Counted[], stakes: readonly Stake[]) => Object.fromEntries(countStakes(grants, stakes));

describe('a stake', () => {
  it('counts for what expires first, then for what never does, the earliest first', () => {
    const grants = [
      aGrant('deposit', 100n),
      aGrant('later deposit', 100n, { from: 5 }),
      aGrant('in a month', 100n, { from: 2, expiresAt: 3_000 }),
      aGrant('in a week', 100n, { from: 3, expiresAt: 700 }),
    ];

    expect(doneOf(grants, [aStake(60n), aStake(60n)])).toEqual({ 'in a week': 100n, 'in a month': 20n, deposit: 0n, 'later deposit': 0n });
    expect(doneOf(grants, [aStake(350n)])).toEqual({ 'in a week': 100n, 'in a month': 100n, deposit: 100n, 'later deposit': 50n });
  });

  it('counts by the weight of its games, rounded down, and goes past what does not count them', () => {
    const grants = [aGrant('slots', 100n, { weights: { DZ: 100, ZR: 50 }, expiresAt: 900 }), aGrant('deposit', 100n)];

    expect(doneOf(grants, [aStake(31n, 10, 'ZR')])).toEqual({ slots: 15n, deposit: 0n });
    expect(doneOf(grants, [aStake(31n, 10, 'TY')])).toEqual({ slots: 0n, deposit: 31n });
    // 200 at a weight of 50 % meet the bonus; the other 40 count for the deposit.
    expect(doneOf(grants, [aStake(240n, 10, 'ZR')])).toEqual({ slots: 100n, deposit: 40n });
  });

  it('counts for nothing before a grant came, at its end, or after it was closed', () => {
    const grant = aGrant('bonus', 100n, { from: 10, expiresAt: 20 });

    expect(doneOf([grant], [aStake(1n, 9), aStake(10n, 10), aStake(20n, 19), aStake(40n, 20)])).toEqual({ bonus: 30n });
    expect(doneOf([{ ...grant, closedAt: 15 }, aGrant('deposit', 100n)], [aStake(10n, 14), aStake(20n, 15)])).toEqual({
      bonus: 10n,
      deposit: 20n,
    });
  });
});

describe('whatever is granted, closed and staked', () => {
  const moment = fc.integer({ min: 0, max: 60 });
  const weights = fc.dictionary(fc.constantFrom(...categorySchema.options), fc.constantFrom(20, 50, 100), { minKeys: 1 });
  const grants = fc
    .array(
      fc.record({
        needed: fc.bigInt({ min: 1n, max: 2_000n }),
        weights,
        from: moment,
        lasts: fc.option(fc.integer({ min: 1, max: 40 })),
        closedAt: fc.option(moment),
      }),
      { maxLength: 6 },
    )
    .map((all) =>
      all.map(({ lasts, needed, from, ...each }, place) => ({
        ...each,
        id: String(place),
        needed: fen(needed),
        from,
        expiresAt: lasts === null ? null : from + lasts,
      })),
    );
  const stakes = fc
    .array(
      fc.record({
        at: moment,
        category: fc.constantFrom(...categorySchema.options),
        amount: fc.bigInt({ min: 1n, max: 900n }).map(fen),
      }),
      { maxLength: 12 },
    )
    .map((all) => [...all].sort((one, other) => one.at - other.at));

  it('no grant has more than it needs, and all together no more than was staked', () => {
    fc.assert(
      fc.property(grants, stakes, (granted, staked) => {
        const done = countStakes(granted, staked);
        for (const { id, needed } of granted) {
          expect(done.get(id)).toBeGreaterThanOrEqual(0n);
          expect(done.get(id)).toBeLessThanOrEqual(needed);
        }
        const sum = [...done.values()].reduce<bigint>((all, each) => all + each, 0n);
        expect(sum).toBeLessThanOrEqual(staked.reduce<bigint>((all, { amount }) => all + amount, 0n));
      }),
      { numRuns: runs(200, 1_000) },
    );
  });

  it('no grant ever loses what it has when more is staked, and the order in which grants are read is of no matter', () => {
    fc.assert(
      fc.property(grants, stakes, fc.nat(), (granted, staked, cut) => {
        const before = countStakes(granted, staked.slice(0, cut % (staked.length + 1)));
        const after = countStakes(granted, staked);
        for (const [id, sum] of before) expect(after.get(id)).toBeGreaterThanOrEqual(sum);
        const distinct = new Set(granted.map(({ from }) => from)).size === granted.length;
        if (distinct) expect(countStakes([...granted].reverse(), staked)).toEqual(after);
      }),
      { numRuns: runs(200, 1_000) },
    );
  });

  it('a grant that is open lacks nothing that counts for it while a later one has something', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 500n }), fc.bigInt({ min: 1n, max: 500n }), stakes, (first, second, staked) => {
        const done = countStakes([aGrant('second', second, { expiresAt: 200 }), aGrant('first', first, { expiresAt: 100 })], staked);
        if ((done.get('second') ?? 0n) > 0n) expect(done.get('first')).toBe(first);
      }),
      { numRuns: runs(200, 1_000) },
    );
  });
});
