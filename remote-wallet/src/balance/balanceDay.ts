import type { Fen } from '@site/shared/money';

/** Total assets of a member at the end of a business day. */
export interface BalanceDay {
  /** Business day such as `2026-11-21`. */
  readonly day: string;
  readonly total: Fen;
}
