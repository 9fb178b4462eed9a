import type { Fen } from '@site/shared/money';

/** Promotion chosen with a deposit. `none`: the order ended without its gift. */
export interface OrderPromotion {
  readonly title: string;
  readonly state: 'chosen' | 'paid' | 'none';
  /** Amount paid out. */
  readonly reward: Fen | undefined;
}
