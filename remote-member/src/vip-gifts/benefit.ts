import { addFen, type Fen } from '@site/shared/money';

export interface ConditionProgress {
  readonly done: Fen;
  readonly needed: Fen;
}

export interface Benefit {
  readonly id: string;
  readonly kind: 'weekly' | 'birthday' | 'level';
  /** Grade that grants it. */
  readonly grade: number;
  readonly amount: Fen;
  /**
   * open: a condition is not met · ready: can be claimed · claimed: paid; for this week if weekly, for this year if a
   * birthday gift
   */
  readonly status: 'open' | 'ready' | 'claimed';
  /** Valid turnover of the week, for a weekly gift. */
  readonly turnover: ConditionProgress | undefined;
  /** All deposits so far, for a level gift. */
  readonly deposit: ConditionProgress | undefined;
  /** Month in which a birthday gift can be claimed, end exclusive; `undefined` when the birthday is unknown. */
  readonly month: { readonly from: number; readonly to: number } | undefined;
  readonly claimedAt: number | undefined;
}

/** Part of what the claim of all pays: VIP gifts, rebate days, or promotion rewards. */
export interface ClaimablePart {
  readonly kind: 'gifts' | 'rebate' | 'promotions';
  readonly amount: Fen;
  readonly count: number;
}

/** Gifts that the member has or can claim. Times are milliseconds by the server's clock. */
export interface Welfare {
  readonly grade: number;
  readonly weekStartsAt: number;
  readonly weekEndsAt: number;
  /** `undefined` for a grade without a weekly gift. */
  readonly weekly: Benefit | undefined;
  readonly birthday: Benefit | undefined;
  /** Level gifts, highest grade first. */
  readonly levels: readonly Benefit[];
  /** Claimable amounts of the whole site, not only of VIP. */
  readonly claimable: readonly ClaimablePart[];
}

export interface PaidClaim {
  readonly amount: Fen;
}

/** Value used instead of a gift's id to claim everything. */
export const ALL_GIFTS = 'all';

export function sumOfClaimable({ claimable }: Welfare): Fen {
  return addFen(...claimable.map(({ amount }) => amount));
}

/**
 * Returns the progress from 0 to 1, for drawing only.
 *
 * @example shareOf({ done: 2_000, needed: 8_000 }) // 0.25
 */
export function shareOf({ done, needed }: ConditionProgress): number {
  return needed === 0 ? 1 : Math.min(1, Math.max(0, done / needed));
}
