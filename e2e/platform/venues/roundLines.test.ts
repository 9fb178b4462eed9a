import fc from 'fast-check';
import { fen, type JackpotTier } from '../kernel';
import { POOL_TERMS, shareOf, TIERS } from './pools';
import { roundLines, type MoneyOfRound } from './roundLines';

const NO_CARRIES = { grand: 0, major: 0, minor: 0 };

describe('the share of a stake in a pool', () => {
  it.each<[JackpotTier, bigint, number, bigint, number]>([
    ['grand', 10_000n, 0, 50n, 0],
    ['major', 10_000n, 0, 30n, 0],
    ['minor', 10_000n, 0, 20n, 0],
    ['grand', 50n, 0, 0n, 250],
    ['grand', 50n, 750, 1n, 0],
    ['minor', 50n, 999, 1n, 99],
    ['major', 333n, 1, 1n, 0],
  ])('%s of %i fen with %i carried is %i fen, %i left over', (tier, stake, carry, share, left) => {
    expect(shareOf(tier, fen(stake), carry)).toEqual({ share, carry: left });
  });

  it('is exact over any row of stakes, but for what is still carried', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIERS), fc.array(fc.bigInt(1n, 100_000n), { maxLength: 60 }), (tier, stakes) => {
        let carry = 0;
        let fed = 0n;
        for (const stake of stakes) {
          const next = shareOf(tier, fen(stake), carry);
          ({ carry } = next);
          fed += next.share;
        }
        const exact = stakes.reduce((sum, stake) => sum + stake, 0n) * POOL_TERMS[tier].perMille;
        expect(fed * 1_000n + BigInt(carry)).toBe(exact);
      }),
    );
  });
});

describe('the lines of a round', () => {
  it('feed the pools with what was at risk, not with what was only reserved', () => {
    const { lines } = roundLines(aRound({ stake: fen(50_000n), released: fen(40_000n), payout: fen(40_000n) }));

    expect(amountsOf(lines)).toEqual({ 'member-venue': [-50_000n, 40_000n], venue: [9_900n], grand: [50n], major: [30n], minor: [20n] });
  });

  it('pay a pool with the winning stake’s own share in it, and open it again', () => {
    const { lines, jackpot } = roundLines(aRound({ stake: fen(10_000n), payout: fen(2_000n), jackpot: 'minor' }));

    expect(jackpot).toEqual({ tier: 'minor', amount: 9_020n });
    expect(amountsOf(lines)).toEqual({
      'member-venue': [-10_000n, 11_020n],
      venue: [10_000n - 100n - 2_000n - 8_800n],
      grand: [50n],
      major: [30n],
      minor: [8_800n - 9_000n],
    });
  });

  it('feed and pay no pool of a venue that has none', () => {
    const { lines, jackpot, carries } = roundLines(aRound({ stake: fen(100n), payout: fen(300n), jackpot: 'minor', carries: null }));

    expect([jackpot, carries]).toEqual([null, null]);
    expect(amountsOf(lines)).toEqual({ 'member-venue': [-100n, 300n], venue: [-200n] });
  });

  it('add up to 0 for every outcome, and leave no pool below 0', () => {
    fc.assert(
      fc.property(
        fc.record({
          stake: fc.bigInt(1n, 1_000_000n),
          payout: fc.bigInt(0n, 50_000_000n),
          jackpot: fc.option(fc.constantFrom(...TIERS)),
          pools: fc.record({ grand: fc.bigInt(0n, 10n ** 9n), major: fc.bigInt(0n, 10n ** 8n), minor: fc.bigInt(0n, 10n ** 7n) }),
          carries: fc.record({ grand: fc.nat(999), major: fc.nat(999), minor: fc.nat(999) }),
        }),
        (drawn) => {
          const round = aRound(drawn as Partial<MoneyOfRound>);
          const { lines } = roundLines(round);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
          for (const { account, amount } of lines) {
            if (account.kind === 'venue-pool') expect(round.pools[account.tier] + amount >= 0n).toBe(true);
          }
        },
      ),
    );
  });
});

function aRound(changes: Partial<MoneyOfRound>): MoneyOfRound {
  return {
    wallet: { kind: 'member-venue', memberId: 1, enName: 'JGDZ' },
    enName: 'JGDZ',
    stake: fen(100n),
    released: fen(0n),
    payout: fen(0n),
    jackpot: null,
    pools: { grand: fen(900_000n), major: fen(90_000n), minor: fen(9_000n) },
    carries: NO_CARRIES,
    ...changes,
  };
}

function amountsOf(lines: ReturnType<typeof roundLines>['lines']): Record<string, bigint[]> {
  const amounts: Record<string, bigint[]> = {};
  for (const { account, amount } of lines) {
    const name = account.kind === 'venue-pool' ? account.tier : account.kind;
    amounts[name] = [...(amounts[name] ?? []), amount];
  }
  return amounts;
}
