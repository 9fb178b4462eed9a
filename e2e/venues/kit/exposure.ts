import type { Fen } from './money';

/** One of the bets that are decided by the same thing. */
export interface ExposedBet {
  /** Id of its round; several bets may belong to one. */
  readonly roundId: string;
  readonly stake: Fen;
  /** Payout per outcome, the stake included; all bets have the same outcomes in the same order. */
  readonly payouts: readonly Fen[];
  /** How much of it counts: 2 won or lost, 1 half won or half lost, 0 a stake that came back. */
  readonly halves: 0 | 1 | 2;
}

/**
 * Returns the exposure of each round: what all bets together could have lost in one outcome, shared by their stakes. Half results count half of their share, and
 * stakes that came back nothing.
 *
 * @example 100 yuan on red and 100 on black at even money lose nothing together; with a zero that loses both they lose 200
 */
export function exposures(bets: readonly ExposedBet[]): ReadonlyMap<string, Fen> {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const returned = (bets[0]?.payouts ?? []).map((_, outcome) => bets.reduce((sum, { payouts }) => sum + (payouts[outcome] ?? 0n), 0n));
  const least = returned.reduce((lowest, each) => (each < lowest ? each : lowest), staked);
  const shares = new Map<string, Fen>();
  for (const { roundId, stake, halves } of bets) shares.set(roundId, (shares.get(roundId) ?? 0n) + stake * BigInt(halves));
  return new Map([...shares].map(([roundId, share]) => [roundId, staked === 0n ? 0n : ((staked - least) * share) / (2n * staked)]));
}
