import type { Fen } from '@site/shared/money';

/** How far a condition is, in fen. */
export interface Progress {
  readonly done: Fen;
  readonly needed: Fen;
}

/** A gift of the member's VIP grade. */
export interface Benefit {
  readonly id: string;
  readonly kind: 'weekly' | 'level';
  /** The grade that holds it. */
  readonly grade: number;
  readonly amount: Fen;
  /** open: something is missing · ready: claiming pays now · claimed: paid, of a week for this week. */
  readonly standing: 'open' | 'ready' | 'claimed';
  /** Of a week: its valid turnover. */
  readonly turnover: Progress | undefined;
  /** Of a grade: all deposits so far. */
  readonly deposit: Progress | undefined;
  readonly claimedAt: number | undefined;
}

/** What the member can claim now. Moments are milliseconds by the server's clock. */
export interface Welfare {
  readonly grade: number;
  readonly weekStartsAt: number;
  /** When the next week begins. */
  readonly weekEndsAt: number;
  /** `undefined` for a grade that has none. */
  readonly weekly: Benefit | undefined;
  /** From the highest grade down: the gift of the present grade comes first. */
  readonly levels: readonly Benefit[];
}

/**
 * How far a condition is from 0 to 1, for drawing only.
 *
 * @example shareOf({ done: 2_000, needed: 8_000 }) // 0.25
 */
export function shareOf({ done, needed }: Progress): number {
  return needed === 0 ? 1 : Math.min(1, Math.max(0, done / needed));
}
