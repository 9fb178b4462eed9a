/**
 * Interfaces that a provider needs of an operator. The operator has its own types for the same things: it implements
 * this interface and is not imported.
 */
import type { Fen } from './money';
import type { LocalName } from './protocol';

/**
 * Session of a player in a venue's game, from the ticket of one launch until the player leaves or the session expires.
 */
export interface VenueSession {
  readonly memberId: number;
  readonly enName: string;
  readonly gameCode: string;
  /** True when the session uses play money, which never reaches the ledger. */
  readonly isTrial: boolean;
}

/**
 * Outcome decided by a game. `payout` is the total returned, including the stake. `detail` is the game's own record of
 * the round.
 */
export interface RoundDecision {
  readonly payout: Fen;
  /**
   * Part of the stake that was only reserved: it is returned whatever the game draws, and never counts as stake. Part
   * of `payout`; absent when nothing was reserved.
   */
  readonly released?: Fen;
  /**
   * Most that could have been lost on the round, given all stakes of its player on the same event. This is the round's
   * valid turnover; a fully returned stake counts nothing.
   */
  readonly exposure: Fen;
  /** Jackpot pool that was hit; its content is paid on top of `payout`. */
  readonly jackpot: JackpotTier | null;
  readonly detail: unknown;
  readonly report: RoundReport;
}

/** Data that the operator's record shows of a round, in the player's language. */
export interface RoundReport {
  /** One line that describes what was played and its result. */
  readonly summary: LocalName;
  /** Details and payouts of the round, in reading order. */
  readonly facts: readonly { readonly label: LocalName; readonly value: LocalName }[];
  readonly proof: RoundProof | RoundPromise | null;
}

/**
 * Data with which anyone can recompute the round on the venue's page `/check`. The commitment is the SHA-256 of the
 * seed and was shown before the stake was taken.
 */
export interface RoundProof {
  /** Hexadecimal. */
  readonly commitment: string;
  /** Hexadecimal; revealed only after the round. */
  readonly seed: string;
  /** Seed chosen by the player; empty when a round has none. */
  readonly playerSeed: string;
  /**
   * Name of the round on `/check` when it differs from the round's id. A bet on several matches lists all of them
   * joined by "+", like their seeds.
   */
  readonly round?: string | undefined;
}

/**
 * Proof whose seed is not revealed yet, because other rounds still use it. The page `/check` requests it from the venue
 * and receives it once it is revealed.
 */
export interface RoundPromise {
  /** Hexadecimal. */
  readonly commitment: string;
  /** Description of when the seed is revealed: `本靴结束后`. */
  readonly toldAfter: LocalName;
  readonly round?: string | undefined;
}

export type JackpotTier = 'grand' | 'major' | 'minor';

export interface Round {
  readonly roundId: string;
  readonly stake: Fen;
  readonly payout: Fen;
  readonly jackpot: { readonly tier: JackpotTier; readonly amount: Fen } | null;
  readonly detail: unknown;
  readonly balance: Fen;
  /** End of the round on the operator's clock, as the player's record shows it. */
  readonly playedAt: Date;
}

export interface Pools {
  readonly grand: Fen;
  readonly major: Fen;
  readonly minor: Fen;
}

/**
 * Result when no money moved. `reason` is set when the cause is not the balance; the player sees this sentence instead
 * of the game's own.
 */
export interface Insufficient {
  readonly kind: 'insufficient';
  readonly balance: Fen;
  readonly reason?: { readonly 'zh-CN': string; readonly 'zh-TW': string };
}

export type RoundResult =
  | { readonly kind: 'played'; readonly round: Round }
  /** The round id was repeated: returns the first outcome, no money moved. */
  | { readonly kind: 'repeated'; readonly round: Round }
  | Insufficient
  /** The round id belongs to another player or to a round that is not over: no money moved. */
  | { readonly kind: 'closed' };

export type DebitResult =
  /** `stake` is the total this round has taken so far. */
  | { readonly kind: 'taken'; readonly stake: Fen; readonly balance: Fen }
  | Insufficient
  /** The round has ended, was refunded, or belongs to another player: no money moved. */
  | { readonly kind: 'closed' };

export type CreditResult =
  | { readonly kind: 'paid'; readonly round: Round }
  /** The round had already ended: returns the first outcome, no money moved. */
  | { readonly kind: 'repeated'; readonly round: Round }
  /** The round does not exist, or its stake was refunded. */
  | { readonly kind: 'closed' };

/** Round whose stake was taken and which has not ended. */
export interface OpenRound {
  readonly roundId: string;
  readonly gameCode: string;
  readonly memberId: number;
  readonly isTrial: boolean;
  readonly stake: Fen;
  /** Detail stored most recently. */
  readonly detail: unknown;
  readonly openedAt: Date;
}

/**
 * Operations of a venue's game server on the money that players transferred there. The token is a secret of the game's
 * page; `enName` is the venue's code. A round id is unique within a venue. Every call that moves money may be repeated
 * with the same ids and moves it once.
 */
export interface VenueBank {
  /** Redeems the one-time ticket of a launch. Returns null when it is unknown, spent or expired. */
  openSession(ticket: string): Promise<{ readonly token: string; readonly session: VenueSession } | null>;
  findSession(token: string): Promise<VenueSession | null>;
  balance(token: string): Promise<Fen>;
  pools(enName: string): Promise<Pools>;
  /**
   * Plays one round in one transaction: takes the stake, feeds a share of it into the pools, and pays the payout and
   * the pool. Calls `decide` only when the round is new, so a repeated request plays once. `decide` receives 0 for the
   * genuine draw; a sandbox with a planned outcome passes redraws 1, 2 and so on, which give other outcomes without a
   * proof.
   */
  play(
    token: string,
    request: { readonly roundId: string; readonly stake: Fen; readonly decide: (redraw: number) => RoundDecision },
  ): Promise<RoundResult>;
  /**
   * Takes a stake of a round that ends later. The first stake opens the round, others add to it. `stepId` identifies a
   * stake: a repeated step takes nothing. `detail` is stored with the round, for the player's record and for a
   * restarted venue.
   */
  debit(
    token: string,
    request: { readonly roundId: string; readonly stepId: string; readonly amount: Fen; readonly detail: unknown },
  ): Promise<DebitResult>;
  /** Stores another state of an open round. Returns false when the round is not open. */
  keep(enName: string, roundId: string, detail: unknown): Promise<boolean>;
  /**
   * Ends a round and pays it. `payout` is the total returned, 0 when nothing is returned; `released` is the part of it
   * that was only reserved. Also works after the player's session is over.
   */
  credit(
    enName: string,
    request: {
      readonly roundId: string;
      readonly payout: Fen;
      readonly released?: Fen;
      /** See `RoundDecision`. */
      readonly exposure: Fen;
      readonly detail: unknown;
      readonly report: RoundReport;
    },
  ): Promise<CreditResult>;
  /**
   * Refunds everything an open round has taken, and ends it. Closes an unknown round permanently, so that a late debit
   * takes nothing.
   */
  rollback(enName: string, roundId: string): Promise<void>;
  /** Returns rounds that have not ended; a restarted venue continues with them. */
  openRounds(enName: string): Promise<readonly OpenRound[]>;
}

/** Order to be paid, as shown by the cashier's page. */
export interface CashierOrder {
  readonly orderId: string;
  readonly amount: Fen;
  readonly state: 'waiting' | 'credited' | 'closed' | 'expired';
  readonly expiresAt: Date;
}

/** Payment provider's side of deposits: anyone who holds the ticket of an order may pay it. */
export interface Cashier {
  /** Returns null for an unknown ticket. */
  find(ticket: string): Promise<CashierOrder | null>;
  /** Reports the order as paid. A final order does not change. */
  pay(ticket: string): Promise<CashierOrder | null>;
}

/** Running game server that a provider operates at its own address. */
export interface GameServer {
  /** Base URL: `http://127.0.0.1:4181`. */
  readonly url: string;
  /** Resolves when the server stops listening, for any reason. */
  readonly closed: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Structured log. `event` is a stable kebab-case name; `fields` must not contain plain secrets, although the writer
 * also redacts by field name.
 */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

export const SILENT_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Options with which every venue server starts. */
export interface VenueOptions {
  readonly bank: VenueBank;
  /** Port to listen on; 0 takes any free port. */
  readonly port: number;
  /** Origins of the operator's pages, which may frame a game and pass it its ticket. */
  readonly hostOrigins: readonly string[];
  /**
   * The venues' own secret of at least 32 characters, from which every seed is derived. It must be the same at every
   * start, so that open rounds keep their seeds.
   */
  readonly secret: string;
  readonly log?: Log;
  /** Clock of scheduled rounds in milliseconds since 1970; default: this machine's clock. */
  readonly now?: () => number;
  /** Aborted when the server must stop; a start that waits for the operator is then rejected. */
  readonly signal?: AbortSignal;
}
