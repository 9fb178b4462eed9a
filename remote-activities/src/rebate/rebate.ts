import type { Fen } from '@site/shared/money';

export type RebateCategory = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fishing';

/** The turnover of one category, its rate in percent as received, and what it brings. */
export interface RebateLine {
  readonly category: RebateCategory;
  readonly turnover: Fen;
  readonly rate: string;
  readonly amount: Fen;
}

/** A business day and its computation. */
export interface RebateDay {
  /** `2026-11-21`, of Shanghai. */
  readonly day: string;
  readonly grade: number;
  readonly amount: Fen;
  readonly lines: readonly RebateLine[];
  /** Milliseconds by the server's clock; absent while the day runs or waits for its claim. */
  readonly paidAt: number | undefined;
}

export interface Rebate {
  /** Whether days to come are paid by themselves. */
  readonly isAutomatic: boolean;
  readonly today: RebateDay;
  /** The earliest first. */
  readonly due: readonly RebateDay[];
}

/** One page of the statement, the newest day first. */
export interface RebatePage {
  readonly days: readonly RebateDay[];
  /** Of all pages. */
  readonly total: number;
}

export const REBATE_PAGE_SIZE = 10;
