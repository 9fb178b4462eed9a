import { addFen, type Fen } from '@site/shared/money';

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

/** What one press for all pays of one kind: gifts of VIP, days of rebate, rewards of promotions. */
export interface ClaimablePart {
  readonly kind: 'gifts' | 'rebate' | 'promotions';
  readonly amount: Fen;
  readonly count: number;
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
  /** Of all the welfare of the site. */
  readonly claimable: readonly ClaimablePart[];
}

/** What a claim has paid. */
export interface PaidClaim {
  readonly amount: Fen;
}

/** In place of the id of one gift: all that can be claimed. */
export const ALL_GIFTS = 'all';

/** The sum of all that can be claimed now. */
export function sumOfClaimable({ claimable }: Welfare): Fen {
  return addFen(...claimable.map(({ amount }) => amount));
}

/**
 * The progress from 0 to 1, for drawing only.
 *
 * @example shareOf({ done: 2_000, needed: 8_000 }) // 0.25
 */
export function shareOf({ done, needed }: ConditionProgress): number {
  return needed === 0 ? 1 : Math.min(1, Math.max(0, done / needed));
}
