import type { ColumnType } from 'kysely';
import type { Localized } from '../http/localized';
import type { Weights } from './bonusTerms';

/**
 * - `open`: turnover counts for it, or it is met.
 * - `met`: it is met and has expired.
 * - `spent`: the member's money reached zero before it expired; it no longer binds anything.
 * - `given-up`, `expired`: it was closed before it was met, and taken back.
 */
export type GrantState = 'open' | 'met' | 'spent' | 'given-up' | 'expired';

export type BonusTables = {
  /** Bonus with its conditions at the time of payment; one row per posting. */
  bonus_grant: {
    /** Id of the transfer that paid it. */
    transfer_id: bigint;
    member_id: number;
    /** `first-deposit`, `vip-week` */
    promotion_id: string;
    title: ColumnType<Localized, string, never>;
    /** Amount in fen. */
    amount: bigint;
    times: number;
    weights: ColumnType<Weights, string, never>;
    granted_at: Date;
    expires_at: Date;
    /** Time when the expiry is checked next. */
    due_at: Date;
    state: GrantState;
    closed_at: Date | null;
    /** Amount taken back in fen, when it was given up or has expired. */
    taken_back: bigint | null;
  };
};
