import type { ColumnType } from 'kysely';
import type { ExclusionKind } from './audience';

export type PromotionTables = {
  /** Rewards paid to members. The key of member, promotion and period prevents a second payment. */
  promotion_joining: {
    member_id: number;
    promotion_id: string;
    /** `once`, the business day as `2026-11-21`, the race's week as `week:2026-11-16`, or `friend:7`. */
    period: string;
    /** Fen. */
    reward: bigint;
    /** Day of the row, from 1, for a promotion by days. */
    day: number | null;
    joined_at: Date;
  };
  /** Members who have agreed to the terms of a promotion for one period. */
  promotion_entry: { member_id: number; promotion_id: string; period: string; entered_at: Date };
  /**
   * Marks the week of a race as closed: its prizes are the rows of `promotion_race_prize`, even if bets are settled
   * later.
   */
  promotion_race_result: { promotion_id: string; period: string; closed_at: Date };
  promotion_race_prize: { promotion_id: string; period: string; place: number; member_id: number; prize: bigint };
  promotion_draw: {
    member_id: number;
    /** Idempotency key of the draw. */
    key: string;
    promotion_id: string;
    business_day: string;
    /** Ordinal of the draw in the day, from 1. */
    number: number;
    prize_id: string;
    /** Fen; 0 when the draw wins nothing. */
    reward: bigint;
    at: Date;
  };
  /** Changes by the operator. A null column, or a missing row, means the content's value. */
  promotion_schedule: {
    promotion_id: string;
    starts_at: Date | null;
    ends_at: Date | null;
    is_open: boolean;
    /** JSON of the change as it was received; validated before it is written and again when it is read. */
    terms: ColumnType<unknown, string | null, string | null>;
    audience: ColumnType<unknown, string | null, string | null>;
    bonus: ColumnType<unknown, string | null, string | null>;
  };
  /**
   * Marks (names, phones, accounts, devices, networks) with which a promotion was paid. Each can be used once per
   * period.
   */
  promotion_exclusion: {
    promotion_id: string;
    period: string;
    kind: ExclusionKind;
    /** SHA-256 of the name and birthday, the phone, the account or the network; for a device the hash of its secret. */
    mark: string;
    member_id: number;
    taken_at: Date;
  };
  promotion_invite_code: { member_id: number; code: string };
};
