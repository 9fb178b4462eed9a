import type { Fen } from '@site/shared/money';

/** The promotion that was chosen with a deposit. `none`: the order has ended without its gift. */
export interface OrderPromotion {
  readonly title: string;
  readonly state: 'chosen' | 'paid' | 'none';
  /** What was paid. */
  readonly reward: Fen | undefined;
}
