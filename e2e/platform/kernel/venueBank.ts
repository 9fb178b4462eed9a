import type { Fen } from './fen';
import type { MemberId } from './member';

/** A name or a sentence in both languages of the players. */
export interface LocalName {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
}

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
  /**
   * Of the stake, what was only reserved: it comes back, whatever the game draws, and counts as stake nowhere. Part of `payout`; nothing without it.
   */
  readonly released?: Fen;
  /**
   * The most that could have been lost on the round, given all that its player has staked on what it is decided by: the round's valid turnover. A stake that was
   * given back whole counts nothing.
   */
  readonly exposure: Fen;
  /** The pool that was hit: its content is paid on top of `payout`. */
  readonly jackpot: JackpotTier | null;
  readonly detail: unknown;
  readonly report: RoundReport;
}

/** What the operator's record shows of a round, in the player's language. */
export interface RoundReport {
  /** One line: what was played and how it came out. */
  readonly summary: LocalName;
  /** What was shown and what it paid, in the order of reading. */
  readonly facts: readonly { readonly label: LocalName; readonly value: LocalName }[];
  readonly proof: RoundProof | RoundPromise | null;
}

/**
 * With it anyone can work out the round again at the venue's page `/check`: the commitment was shown before the stake was taken, and is the SHA-256
 * of the seed.
 */
export interface RoundProof {
  /** Hexadecimal. */
  readonly commitment: string;
  /** Hexadecimal, revealed after the round only. */
  readonly seed: string;
  /** Of the player, where a round has one; empty otherwise. */
  readonly playerSeed: string;
  /** What `/check` calls it, where that is not the round's id. Of a bet on several matches all of them, with a + between each two, as their seeds. */
  readonly round?: string | undefined;
}

/**
 * The round's seed is not revealed yet, since other rounds are still played with it. The page `/check` asks the venue for it, and gets it once it is revealed.
 */
export interface RoundPromise {
  /** Hexadecimal. */
  readonly commitment: string;
  /** When the seed is revealed: `本靴结束后`. */
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
  /** When it ended by the operator's clock: the time that the player's record shows. */
  readonly playedAt: Date;
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
  /** Nothing moved. `reason`: it is not the money that does not reach. */
  | { readonly kind: 'insufficient'; readonly balance: Fen; readonly reason?: LocalName }
  /** The round id belongs to another player or to a round that is not over: nothing moved. */
  | { readonly kind: 'closed' };

export type DebitResult =
  /** `stake`: everything this round has taken so far. */
  | { readonly kind: 'taken'; readonly stake: Fen; readonly balance: Fen }
  | { readonly kind: 'insufficient'; readonly balance: Fen; readonly reason?: LocalName }
  /** The round has ended, was given back, or belongs to another player: nothing moved. */
  | { readonly kind: 'closed' };

export type CreditResult =
  | { readonly kind: 'paid'; readonly round: Round }
  /** It was ended before: the first outcome, nothing moved. */
  | { readonly kind: 'repeated'; readonly round: Round }
  /** There is no such round, or its stake was given back. */
  | { readonly kind: 'closed' };

/** A round whose stake was taken and which has not ended. */
export interface OpenRound {
  readonly roundId: string;
  readonly gameCode: string;
  readonly memberId: MemberId;
  readonly isTrial: boolean;
  readonly stake: Fen;
  /** What was kept with it last. */
  readonly detail: unknown;
  readonly openedAt: Date;
}

/**
 * What the game server of a venue may do with the money that players brought there. The token is a secret of the game's page; `enName` is the
 * venue's own. A round id is unique within a venue. Every call that moves money may be sent again with the same ids, and moves it once.
 */
export interface VenueBank {
  /**
   * Spends the one-time ticket of a launch. Null for one that is unknown, spent or too old, or of another venue than these: that one stays unspent.
   */
  openSession(ticket: string, enNames?: readonly string[]): Promise<{ readonly token: string; readonly session: VenueSession } | null>;
  /** Null once the session is over. */
  findSession(token: string): Promise<VenueSession | null>;
  balance(token: string): Promise<Fen>;
  pools(enName: string): Promise<Pools>;
  /**
   * Plays one round in one transaction: stake out, a share of it into the pools, payout and pool in. `decide` draws only when the round
   * is new, so that a request sent twice plays once. It draws the round itself for 0; a sandbox with a planned outcome for the round asks for
   * redraws 1, 2 and so on, which are other outcomes without a proof.
   */
  play(
    token: string,
    request: { readonly roundId: string; readonly stake: Fen; readonly decide: (redraw: number) => RoundDecision },
  ): Promise<RoundResult>;
  /**
   * Takes a stake of a round that ends later: the first opens the round, others add to it (`stepId` tells them apart: a step sent again takes
   * nothing). `detail` is kept with the round, for the player's record and for a venue that starts again.
   */
  debit(
    token: string,
    request: { readonly roundId: string; readonly stepId: string; readonly amount: Fen; readonly detail: unknown },
  ): Promise<DebitResult>;
  /** Keeps another state of an open round. False where it is not open. */
  keep(enName: string, roundId: string, detail: unknown): Promise<boolean>;
  /**
   * Ends a round and pays it: `payout` is everything that comes back, 0 where nothing does, and `released` the part of it that was only reserved. Works after
   * the player's session is over.
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
  /** Gives everything back that an open round has taken, and ends it. An unknown round is closed permanently, so that a late debit takes nothing. */
  rollback(enName: string, roundId: string): Promise<void>;
  /** Rounds that have not ended: what a venue that starts again goes on with. */
  openRounds(enName: string): Promise<readonly OpenRound[]>;
}
