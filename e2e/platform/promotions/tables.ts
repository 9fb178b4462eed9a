import type { ColumnType } from 'kysely';
import type { ExclusionKind } from './audience';

export type PromotionTables = {
  /** Who has been paid what for which promotion. One row per member, promotion and period: that is what "once" means. */
  promotion_joining: {
    member_id: number;
    promotion_id: string;
    /** `once`, the business day as `2026-11-21`, the race's week as `week:2026-11-16`, or `friend:7`. */
    period: string;
    /** Fen. */
    reward: bigint;
    /** Of a promotion by days: which day of its row this was, from 1. */
    day: number | null;
    joined_at: Date;
  };
  /** Who has agreed to the terms of a promotion for one period. */
  promotion_entry: { member_id: number; promotion_id: string; period: string; entered_at: Date };
  /** Marks a race's week as closed: its prizes are the rows of `promotion_race_prize`, even if bets are settled later. */
  promotion_race_result: { promotion_id: string; period: string; closed_at: Date };
  promotion_race_prize: { promotion_id: string; period: string; place: number; member_id: number; prize: bigint };
  promotion_draw: {
    member_id: number;
    /** The idempotency key it was drawn under. */
    key: string;
    promotion_id: string;
    business_day: string;
    /** Which draw of the day it was, from 1. */
    number: number;
    prize_id: string;
    /** Fen; 0 for the field that wins nothing. */
    reward: bigint;
    at: Date;
  };
  /** What the operator has changed; what is null, and without a row all, is as the content says. */
  promotion_schedule: {
    promotion_id: string;
    starts_at: Date | null;
    ends_at: Date | null;
    is_open: boolean;
    /** As they were given; checked before, and again when they are read. */
    terms: ColumnType<unknown, string | null, string | null>;
    audience: ColumnType<unknown, string | null, string | null>;
    bonus: ColumnType<unknown, string | null, string | null>;
  };
  /** By which names, phones, accounts, devices and networks a promotion was had, and by whom: each is had once in a period. */
  promotion_exclusion: {
    promotion_id: string;
    period: string;
    kind: ExclusionKind;
    /** sha-256 of the name and birthday, the phone, the account or the network; of a device the hash of its secret. */
    mark: string;
    member_id: number;
    taken_at: Date;
  };
  promotion_invite_code: { member_id: number; code: string };
};
