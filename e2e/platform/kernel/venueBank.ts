import type { Fen } from './fen';
import type { MemberId } from './member';

/** A player at a venue's game, from the ticket of one launch until they leave or their time is over. */
export interface VenueSession {
  readonly memberId: MemberId;
  readonly enName: string;
  readonly gameCode: string;
  /** Play money of this session alone; nothing of it reaches the ledger. */
  readonly isTrial: boolean;
}

/** What a game decided: `payout` is everything that comes back, the stake included. `detail` is the game's own record of the round. */
export interface RoundDecision {
  readonly payout: Fen;
  /** The pool that was hit: its content is paid on top of `payout`. */
  readonly jackpot: JackpotTier | null;
  readonly detail: unknown;
}

export type JackpotTier = 'grand' | 'major' | 'minor';

export interface Round {
  readonly roundId: string;
  readonly stake: Fen;
  readonly payout: Fen;
  readonly jackpot: { readonly tier: JackpotTier; readonly amount: Fen } | null;
  readonly detail: unknown;
  readonly balance: Fen;
}

export interface Pools {
  readonly grand: Fen;
  readonly major: Fen;
  readonly minor: Fen;
}

export type RoundResult =
  | { readonly kind: 'played'; readonly round: Round }
  /** The same round id came again: the first outcome, nothing moved. */
  | { readonly kind: 'repeated'; readonly round: Round }
  | { readonly kind: 'insufficient'; readonly balance: Fen };

/** What the game server of a venue may do with the money that players brought there. The token is a secret of the game's page. */
export interface VenueBank {
  /** Spends the one-time ticket of a launch. Null for one that is unknown, spent or too old. */
  openSession(ticket: string): Promise<{ readonly token: string; readonly session: VenueSession } | null>;
  /** Null once the session is over. */
  findSession(token: string): Promise<VenueSession | null>;
  balance(token: string): Promise<Fen>;
  pools(enName: string): Promise<Pools>;
  /**
   * Plays one round in one transaction: stake out, a share of it into the pools, payout and pool in. `decide` draws only when the round
   * is new, so that a request sent twice plays once.
   */
  play(
    token: string,
    request: { readonly roundId: string; readonly stake: Fen; readonly decide: () => RoundDecision },
  ): Promise<RoundResult>;
}
