import type { Fen } from './fen';
import type { MemberId } from './member';

/** Name or sentence in both languages of the players. */
export interface LocalName {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
}

/** Session of a player in a venue's game, from the launch ticket until the player leaves or the session expires. */
export interface VenueSession {
  readonly memberId: MemberId;
  readonly enName: string;
  readonly gameCode: string;
  /** True for play money of this session only, which never reaches the ledger. */
  readonly isTrial: boolean;
}

/**
 * Result of a round. `payout` is everything that is paid back, including the stake. `detail` is the game's own record
 * of the round.
 */
export interface RoundDecision {
  readonly payout: Fen;
  /**
   * Part of the stake that was only reserved. It is returned whatever the draw, and never counts as a stake. Included
   * in `payout`; 0 when missing.
   */
  readonly released?: Fen;
  /**
   * Maximum possible loss of the round, considering everything that its player has staked on the same draw. This is the
   * round's valid turnover. A fully returned stake counts nothing.
   */
  readonly exposure: Fen;
  /** Jackpot pool that was hit. Its content is paid in addition to `payout`. */
  readonly jackpot: JackpotTier | null;
  readonly detail: unknown;
  readonly report: RoundReport;
}

/** Description of a round in the operator's record, in both languages. */
export interface RoundReport {
  /** One line with the game and the result. */
  readonly summary: LocalName;
  /** Draws and payouts in reading order. */
  readonly facts: readonly { readonly label: LocalName; readonly value: LocalName }[];
  readonly proof: RoundProof | RoundPromise | null;
}

/**
 * Data with which anyone can recalculate the round on the venue's page `/check`. The commitment was shown before the
 * stake was taken; it is the SHA-256 of the seed.
 */
export interface RoundProof {
  /** Hexadecimal. */
  readonly commitment: string;
  /** Hexadecimal; revealed only after the round. */
  readonly seed: string;
  /** Seed of the player if the round has one, otherwise empty. */
  readonly playerSeed: string;
  /**
   * Name of the round on `/check`, when it is not the round's id. A bet on several matches has all their names, joined
   * by +, like their seeds.
   */
  readonly round?: string | undefined;
}

/**
 * Proof that is still pending, because other rounds are still played with the seed. The page `/check` gets it from the
 * venue once it is revealed.
 */
export interface RoundPromise {
  /** Hexadecimal. */
  readonly commitment: string;
  /** Time at which the seed is revealed, as text: `本靴结束后`. */
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
  /** End of the round by the operator's clock, as shown in the player's record. */
  readonly playedAt: Date;
}

export interface Pools {
  readonly grand: Fen;
  readonly major: Fen;
  readonly minor: Fen;
}

export type RoundResult =
  | { readonly kind: 'played'; readonly round: Round }
  /** The round id was used before; this is the first outcome and no money moved. */
  | { readonly kind: 'repeated'; readonly round: Round }
  /** No money moved. `reason` is set when the refusal has another cause than too little money. */
  | { readonly kind: 'insufficient'; readonly balance: Fen; readonly reason?: LocalName }
  /** The round id belongs to another player or to an open round; no money moved. */
  | { readonly kind: 'closed' };

export type DebitResult =
  /** `stake` is everything that this round has taken so far. */
  | { readonly kind: 'taken'; readonly stake: Fen; readonly balance: Fen }
  | { readonly kind: 'insufficient'; readonly balance: Fen; readonly reason?: LocalName }
  /** The round has ended, was returned, or belongs to another player; no money moved. */
  | { readonly kind: 'closed' };

export type CreditResult =
  | { readonly kind: 'paid'; readonly round: Round }
  /** The round had ended before; this is the first outcome and no money moved. */
  | { readonly kind: 'repeated'; readonly round: Round }
  /** The round does not exist, or its stake was returned. */
  | { readonly kind: 'closed' };

/** Round with a taken stake that has not ended. */
export interface OpenRound {
  readonly roundId: string;
  readonly gameCode: string;
  readonly memberId: MemberId;
  readonly isTrial: boolean;
  readonly stake: Fen;
  /** Latest stored detail. */
  readonly detail: unknown;
  readonly openedAt: Date;
}

/**
 * Actions of a venue's game server on the money that players brought there. The token is a secret of the game's page;
 * `enName` is the venue. Round ids are unique within a venue. Every call that moves money can be repeated with the same
 * ids and moves it once.
 */
export interface VenueBank {
  /**
   * Spends the one-time ticket of a launch. Returns null when it is unknown, spent, expired or for another venue; in
   * the last case it stays unspent.
   */
  openSession(ticket: string, enNames?: readonly string[]): Promise<{ readonly token: string; readonly session: VenueSession } | null>;
  /** Returns null when the session is over. */
  findSession(token: string): Promise<VenueSession | null>;
  balance(token: string): Promise<Fen>;
  pools(enName: string): Promise<Pools>;
  /**
   * Plays one round in one transaction: takes the stake, puts a share of it into the pools, adds payout and pool. Calls
   * `decide` only for a new round, so that a repeated request plays once. `decide(0)` draws the round itself. A sandbox
   * with a planned outcome asks for redraws 1, 2 and so on, which are other outcomes without a proof.
   */
  play(
    token: string,
    request: { readonly roundId: string; readonly stake: Fen; readonly decide: (redraw: number) => RoundDecision },
  ): Promise<RoundResult>;
  /**
   * Takes a stake of a round that ends later. The first one opens the round, others add to it; `stepId` distinguishes
   * them, and a repeated step takes nothing. Stores `detail` with the round, for the player's record and for a venue
   * that restarts.
   */
  debit(
    token: string,
    request: { readonly roundId: string; readonly stepId: string; readonly amount: Fen; readonly detail: unknown },
  ): Promise<DebitResult>;
  /** Stores a new state of an open round. Returns false when it is not open. */
  keep(enName: string, roundId: string, detail: unknown): Promise<boolean>;
  /**
   * Ends a round and pays it. `payout` is everything that is paid back, or 0, and `released` the part of it that was
   * only reserved. Also works after the player's session is over.
   */
  credit(
    enName: string,
    request: {
      readonly roundId: string;
      readonly payout: Fen;
      readonly released?: Fen;
      /** Valid turnover; see `RoundDecision`. */
      readonly exposure: Fen;
      readonly detail: unknown;
      readonly report: RoundReport;
    },
  ): Promise<CreditResult>;
  /**
   * Returns everything that an open round has taken, and ends it. Closes an unknown round permanently, so that a late
   * debit takes nothing.
   */
  rollback(enName: string, roundId: string): Promise<void>;
  /** Returns the rounds that have not ended, for a venue that restarts. */
  openRounds(enName: string): Promise<readonly OpenRound[]>;
}
