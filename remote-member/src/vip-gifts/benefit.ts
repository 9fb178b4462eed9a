import type { Fen } from '@site/shared/money';

/** The progress of one condition, in fen. */
export interface ConditionProgress {
  readonly done: Fen;
  readonly needed: Fen;
}

/** A gift of the member's VIP grade. */
export interface Benefit {
  readonly id: string;
  readonly kind: 'weekly' | 'level';
  /** The grade that grants it. */
  readonly grade: number;
  readonly amount: Fen;
  /** open: a condition is not met · ready: can be claimed · claimed: paid; of a weekly gift, for this week. */
  readonly status: 'open' | 'ready' | 'claimed';
  /** Of a weekly gift: the valid turnover of the week. */
  readonly turnover: ConditionProgress | undefined;
  /** Of a level gift: all deposits so far. */
  readonly deposit: ConditionProgress | undefined;
  readonly claimedAt: number | undefined;
}

/** The gifts the member has or can claim. Times are milliseconds by the server's clock. */
export interface Welfare {
  readonly grade: number;
  readonly weekStartsAt: number;
  /** The start of the next week. */
  readonly weekEndsAt: number;
  /** `undefined` for a grade that has none. */
  readonly weekly: Benefit | undefined;
  /** From the highest grade down. */
  readonly levels: readonly Benefit[];
}

/**
 * The progress from 0 to 1, for drawing only.
 *
 * @example shareOf({ done: 2_000, needed: 8_000 }) // 0.25
 */
export function shareOf({ done, needed }: ConditionProgress): number {
  return needed === 0 ? 1 : Math.min(1, Math.max(0, done / needed));
}
