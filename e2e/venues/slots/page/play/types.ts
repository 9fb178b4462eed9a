import type { PayingSymbol, SlotSymbol } from '../../engine/symbols';
import type { NextRound, Proof, Tier } from '../../protocol';
import type { Fen } from '../../../kit/page/money';

export type Pools = Readonly<Record<Tier, Fen>>;

/** A round that the server has decided. */
export interface Round {
  /** The operator's clock tells it. */
  readonly at: number;
  readonly roundId: string;
  readonly stake: Fen;
  /** Everything that comes back: the lines, and the pool that was hit. */
  readonly back: Fen;
  readonly jackpot: { readonly tier: Tier; readonly amount: Fen } | null;
  readonly stops: readonly number[];
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly wins: readonly { readonly line: number; readonly symbol: PayingSymbol; readonly count: number; readonly payout: Fen }[];
  readonly balance: Fen;
  /** As of the end of the round. */
  readonly pools: Pools;
  readonly proof: Proof;
}

/** A line of the list of the last rounds. */
export interface PastRound {
  readonly at: number;
  readonly roundId: string;
  readonly stake: Fen;
  readonly back: Fen;
  readonly balance: Fen;
}

/** A stake under way: one intent of the player, kept when the connection is lost. */
export interface Pending {
  readonly roundId: string;
  readonly stake: Fen;
}

/** What lets the player check the rounds. */
export interface Fairness {
  /** Its commitment is shown before its stake is taken. */
  readonly next: NextRound;
  readonly playerSeed: string;
  /** The last round that was shown, of this page. */
  readonly last: Round | null;
}
