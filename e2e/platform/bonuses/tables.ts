import type { ColumnType } from 'kysely';
import type { Localized } from '../http/localized';
import type { Weights } from './bonusTerms';

/**
 * - `open`: its turnover counts, or is met.
 * - `met`: met, and its time is over.
 * - `spent`: the member had nothing left before it was over; nothing of it binds any more.
 * - `given-up`, `expired`: closed before it was met, and taken back.
 */
export type GrantState = 'open' | 'met' | 'spent' | 'given-up' | 'expired';

export type BonusTables = {
  /** A bonus with what it asks for, as it was when it was paid; one row per posting. */
  bonus_grant: {
    /** The transfer that paid it. */
    transfer_id: bigint;
    member_id: number;
    /** `first-deposit`, `vip-week` */
    promotion_id: string;
    title: ColumnType<Localized, string, never>;
    /** Fen. */
    amount: bigint;
    times: number;
    weights: ColumnType<Weights, string, never>;
    granted_at: Date;
    expires_at: Date;
    /** When its end is looked at next. */
    due_at: Date;
    state: GrantState;
    closed_at: Date | null;
    /** Fen, of one that was given up or has expired. */
    taken_back: bigint | null;
  };
};
