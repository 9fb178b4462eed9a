import type { Fen } from './money';

/** Bet that is decided by the same event as the others in its list. */
export interface ExposedBet {
  /** Id of the bet's round; several bets may belong to one round. */
  readonly roundId: string;
  readonly stake: Fen;
  /** Payout per outcome, including the stake. All bets list the same outcomes in the same order. */
  readonly payouts: readonly Fen[];
  /**
   * Share of the bet that counts: 2 when it was won or lost, 1 when half won or half lost, 0 when the stake was
   * returned.
   */
  readonly halves: 0 | 1 | 2;
}

/**
 * Returns the exposure of each round: the most that all bets together could have lost in one outcome, shared by their
 * stakes. Half results count half of their share; returned stakes count nothing.
 *
 * @example 100 yuan on red and 100 on black at even money lose nothing together; with a zero that loses both they lose
 * 200
 */
export function exposures(bets: readonly ExposedBet[]): ReadonlyMap<string, Fen> {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const returned = (bets[0]?.payouts ?? []).map((_, outcome) => bets.reduce((sum, { payouts }) => sum + (payouts[outcome] ?? 0n), 0n));
  const least = returned.reduce((lowest, each) => (each < lowest ? each : lowest), staked);
  const shares = new Map<string, Fen>();
  for (const { roundId, stake, halves } of bets) shares.set(roundId, (shares.get(roundId) ?? 0n) + stake * BigInt(halves));
  return new Map([...shares].map(([roundId, share]) => [roundId, staked === 0n ? 0n : ((staked - least) * share) / (2n * staked)]));
}
