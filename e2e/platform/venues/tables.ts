import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';
import type { JackpotTier, RoundReport } from '../kernel';

/** What one venue had a part in: wire money, as jsonb knows no fen. */
export interface Moved {
  readonly enName: string;
  readonly amount: string;
}

export type RoundState = 'open' | 'ended' | 'void';

/** One stake of a round: wire money, as jsonb knows no fen. */
export interface RoundStep {
  readonly stepId: string;
  readonly amount: string;
}

export type VenueTables = {
  /** A member's row is what every movement between wallets, and every round, locks first. */
  /** `auto_transfer_limit` is null where the member has set none. */
  venue_wallet: { member_id: number; auto_transfer: boolean; auto_transfer_limit: bigint | null };
  /** Stakes still to be played in a venue before its money may leave; no row where nothing binds it. */
  venue_turnover: { member_id: number; en_name: string; turnover_left: bigint };
  venue_transfer: {
    transfer_id: string;
    member_id: number;
    /** The idempotency key it was requested under; its posting's key contains it. */
    key: string;
    kind: 'in' | 'out' | 'recycle';
    moved: JSONColumnType<readonly Moved[]>;
    /** Of a recycling: what turnover keeps in its venue. */
    kept: JSONColumnType<readonly Moved[]>;
    created_at: Date;
  };
  /** Spent by being deleted. */
  venue_ticket: {
    ticket_hash: string;
    /** The sign-in it was launched from, which the session ends with. */
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
    /** Of a trial; 0 otherwise. */
    play_money: bigint;
    expires_at: Date;
  };
  /** What the shares of past stakes left over: thousandths of a fen, 0 to 999. The pool itself is an account of the ledger. */
  venue_pool: { en_name: string; tier: JackpotTier; carry: number };
  venue_round: {
    session_id: bigint;
    round_id: string;
    member_id: number;
    en_name: string;
    game_code: string;
    is_trial: boolean;
    /** Its money is taken from the central wallet and goes back there, whatever the venue's wallet is by then. */
    is_central: boolean;
    stake: bigint;
    payout: bigint;
    /** Part of stake and payout that was only reserved: `stake - released` is the amount played for. */
    released: bigint;
    /** Exposure that its venue reported: its valid turnover once it has ended. */
    exposure: bigint;
    jackpot_tier: JackpotTier | null;
    jackpot_amount: bigint | null;
    /** `open`: its stake is taken and it has not ended; `void`: the stake was given back. */
    state: RoundState;
    /** What has been taken for it, in order. One that is played at once has none. */
    steps: JSONColumnType<readonly RoundStep[]>;
    /** The game's own record, in any shape. */
    detail: ColumnType<unknown, string, string>;
    /** What the player's record shows; null while it is open, and of rounds before there were reports. */
    report: ColumnType<RoundReport | null, string | null, string | null>;
    balance_after: bigint;
    played_at: Date;
  };
  /** Ids of rounds that were given back before they were heard of: nothing is taken for them any more. */
  venue_closed_round: { en_name: string; round_id: string; closed_at: Date };
  venue_collection: { member_id: number; en_name: string; game_code: string };
  /** The last launch of each game. */
  venue_visit: { member_id: number; en_name: string; game_code: string; launched_at: Date };
};
