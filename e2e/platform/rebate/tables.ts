import type { Category } from '@site/shared/wire/categories';

export type RebateTables = {
  /** Rebate of one member for one business day. The key of member and day prevents a second payment. */
  rebate_day: {
    member_id: number;
    /** `2026-11-21` */
    business_day: string;
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
  /** Payment modes that members have chosen; without a row the rebate is paid automatically. */
  rebate_choice: { member_id: number; is_automatic: boolean };
  /** Last business day of each run; all days up to it are computed. */
  rebate_closing: { business_day: string; closed_at: Date };
};
