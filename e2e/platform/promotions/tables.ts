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
  /** That a race's week has been closed: its prizes are those that stand in `promotion_race_prize`, whatever is settled later. */
  promotion_race_result: { promotion_id: string; period: string; closed_at: Date };
  promotion_race_prize: { promotion_id: string; period: string; place: number; member_id: number; prize: bigint };
  promotion_draw: {
    member_id: number;
    key: string;
    promotion_id: string;
    /** `closed` is a tombstone: the key was asked about before it arrived, and nothing will be drawn under it. */
    state: 'done' | 'closed';
    business_day: string;
    /** Which draw of the day it was, from 1; null for a tombstone, like the next two. */
    number: number | null;
    prize_id: string | null;
    /** Fen; 0 for the field that wins nothing. */
    reward: bigint | null;
    at: Date;
  };
  promotion_invite_code: { member_id: number; code: string };
};
