import type { AccountRef, Fen, JackpotTier, LedgerLine, Pools } from '../kernel';
import { fen, negate, ZERO_FEN } from '../kernel';
import { POOL_TERMS, shareOf, TIERS, type Carries } from './pools';

export interface MoneyOfRound {
  /** Wallet of the member from which the round is played. */
  readonly wallet: AccountRef;
  readonly enName: string;
  readonly stake: Fen;
  /** Part of the stake that was only reserved; it feeds no pool. */
  readonly released: Fen;
  /** Total return without a jackpot, including the stake. */
  readonly payout: Fen;
  readonly jackpot: JackpotTier | null;
  /**
   * Balances of the pools before this round, and the remainders of earlier shares; null for a venue without pools,
   * where nothing is added or won.
   */
  readonly pools: Pools;
  readonly carries: Carries | null;
}

export interface PostedRound {
  readonly lines: readonly LedgerLine[];
  readonly jackpot: { readonly tier: JackpotTier; readonly amount: Fen } | null;
  readonly carries: Carries | null;
}

/**
 * Returns the ledger lines of one round. The stake goes to the venue's bank, which feeds the pools and pays the payout.
 * A won jackpot includes the share of the winning stake; the pool is then opened again by the bank.
 */
export function roundLines({ wallet, enName, stake, released, payout, jackpot, pools, carries }: MoneyOfRound): PostedRound {
  const shares = carries === null ? [] : TIERS.map((tier) => ({ tier, ...shareOf(tier, fen(stake - released), carries[tier]) }));
  const won = shares.find(({ tier }) => tier === jackpot);
  const prize = won === undefined ? null : { tier: won.tier, amount: fen(pools[won.tier] + won.share) };
  const opening = won === undefined ? ZERO_FEN : POOL_TERMS[won.tier].opening;
  const fed = shares.reduce<bigint>((sum, { share }) => sum + share, ZERO_FEN);
  return {
    lines: [
      // Use two lines, because a member may stake only existing money, not the win of the same round.
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
