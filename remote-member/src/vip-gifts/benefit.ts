import { addFen, ZERO_FEN, type Fen } from '@site/shared/money';

/** The progress of one condition, in fen. */
export interface ConditionProgress {
  readonly done: Fen;
  readonly needed: Fen;
}

/** A gift of the member's VIP grade. */
export interface Benefit {
  readonly id: string;
  readonly kind: 'weekly' | 'birthday' | 'level';
  /** The grade that grants it. */
  readonly grade: number;
  readonly amount: Fen;
  /** open: a condition is not met · ready: can be claimed · claimed: paid; of a weekly gift, for this week; of a birthday, for this year. */
  readonly status: 'open' | 'ready' | 'claimed';
  /** Of a weekly gift: the valid turnover of the week. */
  readonly turnover: ConditionProgress | undefined;
  /** Of a level gift: all deposits so far. */
  readonly deposit: ConditionProgress | undefined;
  /** Of a birthday: the month it can be claimed in, its end not included; `undefined` where the birthday is not known. */
  readonly month: { readonly from: number; readonly to: number } | undefined;
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
  readonly birthday: Benefit | undefined;
  /** From the highest grade down. */
  readonly levels: readonly Benefit[];
}

/** What a claim has paid. */
export interface PaidClaim {
  readonly amount: Fen;
}

/** In place of the id of one gift: all that are ready. */
export const ALL_GIFTS = 'all';

/** What can be claimed now, and how many gifts that is. */
export function claimable({ weekly, birthday, levels }: Welfare): { readonly amount: Fen; readonly count: number } {
  const ready = [weekly, birthday, ...levels].filter((each) => each?.status === 'ready');
  return { amount: addFen(...ready.map((each) => each?.amount ?? ZERO_FEN)), count: ready.length };
}

/**
 * The progress from 0 to 1, for drawing only.
 *
 * @example shareOf({ done: 2_000, needed: 8_000 }) // 0.25
 */
export function shareOf({ done, needed }: ConditionProgress): number {
  return needed === 0 ? 1 : Math.min(1, Math.max(0, done / needed));
}
