import type { Fen } from '@site/shared/money';

/** What a member had at the end of a business day, central wallet and venues together, without what was locked. */
export interface BalanceDay {
  /** Such as `2026-11-21`. */
  readonly day: string;
  readonly total: Fen;
}
