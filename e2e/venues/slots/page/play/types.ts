import type { PayingSymbol, SlotSymbol } from '../../engine/symbols';
import type { NextRound, Proof, Tier } from '../../protocol';
import type { Fen } from '../../../kit/page/money';

export type Pools = Readonly<Record<Tier, Fen>>;

export interface Round {
  /** Time of the operator's clock. */
  readonly at: number;
  readonly roundId: string;
  readonly stake: Fen;
  /** Total returned: the lines, and the pool that was hit. */
  readonly back: Fen;
  readonly jackpot: { readonly tier: Tier; readonly amount: Fen } | null;
  readonly stops: readonly number[];
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly wins: readonly { readonly line: number; readonly symbol: PayingSymbol; readonly count: number; readonly payout: Fen }[];
  readonly balance: Fen;
  /** Pools at the end of the round. */
  readonly pools: Pools;
  readonly proof: Proof;
}

export interface PastRound {
  readonly at: number;
  readonly roundId: string;
  readonly stake: Fen;
  readonly back: Fen;
  readonly balance: Fen;
}

/** Stake in flight: one intent of the player, kept when the connection is lost. */
export interface Pending {
  readonly roundId: string;
  readonly stake: Fen;
}

/** Data with which the player can check the rounds. */
export interface Fairness {
  /** Next round; its commitment is shown before its stake is taken. */
  readonly next: NextRound;
  readonly playerSeed: string;
  /** Last round shown on this page. */
  readonly last: Round | null;
}
