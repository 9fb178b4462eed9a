/**
 * What the provider needs of an operator. The operator has types of its own for the same: it implements this interface and is not imported.
 */
import type { Fen } from './money';

/** A player at a venue's game, from the ticket of one launch until they leave or their time is over. */
export interface VenueSession {
  readonly memberId: number;
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

/** What the cashier's page shows of the order it is to be paid for. */
export interface CashierOrder {
  readonly orderId: string;
  readonly amount: Fen;
  readonly state: 'waiting' | 'credited' | 'closed' | 'expired';
  readonly expiresAt: Date;
}

/** A payment provider's side of deposits: anyone who holds the ticket of an order may pay it. */
export interface Cashier {
  /** Null for an unknown ticket. */
  find(ticket: string): Promise<CashierOrder | null>;
  /** Reports the order paid; once it is final it stays as it is. */
  pay(ticket: string): Promise<CashierOrder | null>;
}

/** A running server of games: what a provider runs at an address of its own. */
export interface GameServer {
  /** `http://127.0.0.1:4191` */
  readonly url: string;
  stop(): Promise<void>;
}

/** Structured log; `event` is a stable kebab-case name, `fields` never hold secrets in the clear (the writer redacts by field name all the same). */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

export const SILENT_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
