import type { Fen } from '@site/shared/money';

export type RebateCategory = 'sport' | 'live' | 'chess' | 'esport' | 'lottery' | 'slot' | 'fishing';

/** Turnover of one category, its rate in percent as received, and the rebate. */
export interface RebateLine {
  readonly category: RebateCategory;
  readonly turnover: Fen;
  readonly rate: string;
  readonly amount: Fen;
}

/** Business day and its computation. */
export interface RebateDay {
  /** Date such as `2026-11-21`, in Shanghai. */
  readonly day: string;
  readonly grade: number;
  readonly amount: Fen;
  readonly lines: readonly RebateLine[];
  /** Server time in milliseconds. Absent while the day is not over or not claimed. */
  readonly paidAt: number | undefined;
}

export interface Rebate {
  /** True when future days are paid automatically. */
  readonly isAutomatic: boolean;
  readonly today: RebateDay;
  /** Claimable days, earliest first. */
  readonly due: readonly RebateDay[];
}

/** Page of the statement, newest day first. */
export interface RebatePage {
  readonly days: readonly RebateDay[];
  /** Number of days on all pages. */
  readonly total: number;
}

export const REBATE_PAGE_SIZE = 10;
