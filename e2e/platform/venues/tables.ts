import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';
import type { JackpotTier, RoundReport } from '../kernel';

/** Amount moved for one venue, as wire money, because jsonb cannot store bigint fen. */
export interface Moved {
  readonly enName: string;
  readonly amount: string;
}

export type RoundState = 'open' | 'ended' | 'void';

/** Stake of a round, as wire money, because jsonb cannot store bigint fen. */
export interface RoundStep {
  readonly stepId: string;
  readonly amount: string;
}

export type VenueTables = {
  /** Wallet row of a member, which every transfer and every round locks first. */
  /** `auto_transfer_limit` is null when the member has set none. */
  venue_wallet: { member_id: number; auto_transfer: boolean; auto_transfer_limit: bigint | null };
  /** Turnover required before a venue's money may leave; no row when nothing is bound. */
  venue_turnover: { member_id: number; en_name: string; turnover_left: bigint };
  venue_transfer: {
    transfer_id: string;
    member_id: number;
    /** Idempotency key of the request, which is part of the posting's key. */
    key: string;
    kind: 'in' | 'out' | 'recycle';
    moved: JSONColumnType<readonly Moved[]>;
    /** Amounts that a recycling left in their venues because of turnover. */
    kept: JSONColumnType<readonly Moved[]>;
    created_at: Date;
  };
  /** Tickets of launches; using one deletes it. */
  venue_ticket: {
    ticket_hash: string;
    /** Hash of the sign-in from which it was launched; the session ends with it. */
    login_hash: string;
    member_id: number;
    en_name: string;
    game_code: string;
    is_trial: boolean;
    expires_at: Date;
  };
  venue_session: {
    id: GeneratedAlways<bigint>;
    token_hash: string;
    login_hash: string;
    member_id: number;
    en_name: string;
    game_code: string;
    is_trial: boolean;
    /** Play money of a trial, otherwise 0. */
    play_money: bigint;
    expires_at: Date;
  };
  /** Remainder of past shares, in thousandths of a fen, 0 to 999. The pool itself is a ledger account. */
  venue_pool: { en_name: string; tier: JackpotTier; carry: number };
  venue_round: {
    session_id: bigint;
    round_id: string;
    member_id: number;
    en_name: string;
    game_code: string;
    is_trial: boolean;
    /**
     * True when the round's money comes from the central wallet and returns there, even if the venue's wallet changes
     * meanwhile.
     */
    is_central: boolean;
    stake: bigint;
    payout: bigint;
    /** Part of stake and payout that was only reserved: `stake - released` is the amount played for. */
    released: bigint;
    /** Exposure that its venue reported: its valid turnover once it has ended. */
    exposure: bigint;
    jackpot_tier: JackpotTier | null;
    jackpot_amount: bigint | null;
    /** State: `open` when its stake is taken and it has not ended; `void` when the stake was returned. */
    state: RoundState;
    /** Stakes taken for the round, in order; empty for one played in one step. */
    steps: JSONColumnType<readonly RoundStep[]>;
    /** Record of the game, in any form. */
    detail: ColumnType<unknown, string, string>;
    /**
     * Report shown in the player's record; null while the round is open, and for rounds from before reports existed.
     */
    report: ColumnType<RoundReport | null, string | null, string | null>;
    balance_after: bigint;
    played_at: Date;
  };
  /** Ids of rounds that were rolled back before any stake arrived; no stake is accepted for them. */
  venue_closed_round: { en_name: string; round_id: string; closed_at: Date };
  venue_collection: { member_id: number; en_name: string; game_code: string };
  /** Last launch of each game. */
  venue_visit: { member_id: number; en_name: string; game_code: string; launched_at: Date };
};
