import type { Category } from '@site/shared/wire/categories';

export type RebateTables = {
  /** What a member is paid for one business day. One row per member and day: that is what "once" means. */
  rebate_day: {
    member_id: number;
    /** `2026-11-21` */
    business_day: string;
    /** The VIP grade whose rates were used. */
    grade: number;
    /** Fen; the sum of its lines. */
    amount: bigint;
    state: 'due' | 'paid';
    paid_at: Date | null;
  };
  rebate_line: {
    member_id: number;
    business_day: string;
    category: Category;
    /** Fen. */
    turnover: bigint;
    /** Hundredths of a percent: 70 is 0.70 %. */
    rate: number;
    /** Fen, rounded down. */
    amount: bigint;
  };
  /** Who has chosen how; without a row it is paid by itself. */
  rebate_choice: { member_id: number; is_automatic: boolean };
  /** The last business day of each run: all days up to it are worked out. */
  rebate_closing: { business_day: string; closed_at: Date };
};
