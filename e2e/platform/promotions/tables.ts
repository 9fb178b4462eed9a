export type PromotionTables = {
  /** Who has been paid what for which promotion. One row per member, promotion and period: that is what "once" means. */
  promotion_joining: {
    member_id: number;
    promotion_id: string;
    /** `once`, or the business day as `2026-11-21`. */
    period: string;
    /** Fen. */
    reward: bigint;
    /** Of a promotion by days: which day of its row this was, from 1. */
    day: number | null;
    joined_at: Date;
  };
};
