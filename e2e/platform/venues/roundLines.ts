import type { AccountRef, Fen, JackpotTier, LedgerLine, Pools } from '../kernel';
import { fen, negate, ZERO_FEN } from '../kernel';
import { POOL_TERMS, shareOf, TIERS, type Carries } from './pools';

export interface MoneyOfRound {
  /** The member's, which is played from. */
  readonly wallet: AccountRef;
  readonly enName: string;
  readonly stake: Fen;
  /** Of the stake, what was only reserved: it feeds no pool. */
  readonly released: Fen;
  /** Everything that comes back but for a pool, the stake included. */
  readonly payout: Fen;
  readonly jackpot: JackpotTier | null;
  /** The content of the pools before this round, and what earlier shares left over: null for a venue without pools, where nothing is fed or won. */
  readonly pools: Pools;
  readonly carries: Carries | null;
}

export interface PostedRound {
  readonly lines: readonly LedgerLine[];
  readonly jackpot: { readonly tier: JackpotTier; readonly amount: Fen } | null;
  readonly carries: Carries | null;
}

/**
 * The money of one round as lines of the book. The stake goes to the venue's bank, which feeds the pools from it and pays the payout. A pool
 * that is won is paid with the share of the winning stake in it, and opened again from the bank.
 */
export function roundLines({ wallet, enName, stake, released, payout, jackpot, pools, carries }: MoneyOfRound): PostedRound {
  const shares = carries === null ? [] : TIERS.map((tier) => ({ tier, ...shareOf(tier, fen(stake - released), carries[tier]) }));
  const won = shares.find(({ tier }) => tier === jackpot);
  const prize = won === undefined ? null : { tier: won.tier, amount: fen(pools[won.tier] + won.share) };
  const opening = won === undefined ? ZERO_FEN : POOL_TERMS[won.tier].opening;
  const fed = shares.reduce<bigint>((sum, { share }) => sum + share, ZERO_FEN);
  return {
    lines: [
      // Two lines: a member stakes what they have, not what they are about to win.
      { account: wallet, amount: negate(stake) },
      { account: wallet, amount: fen(payout + (prize?.amount ?? ZERO_FEN)) },
      { account: { kind: 'venue', enName }, amount: fen(stake - fed - payout - opening) },
      ...shares.map(({ tier, share }) => ({
        account: { kind: 'venue-pool' as const, enName, tier },
        amount: tier === prize?.tier ? fen(opening - pools[tier]) : share,
      })),
    ],
    jackpot: prize,
    carries: carries === null ? null : { grand: carryOf('grand'), major: carryOf('major'), minor: carryOf('minor') },
  };

  function carryOf(tier: JackpotTier): number {
    return shares.find((each) => each.tier === tier)?.carry ?? 0;
  }
}
