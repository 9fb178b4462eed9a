import type { Fen } from '@site/shared/money';

/** Sources of gifts in the order of the filter. */
export const GIFT_KINDS = ['points', 'weekly', 'birthday', 'level', 'promotion'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

export type GiftFilter = 'all' | GiftKind;

export interface Gift {
  readonly id: string;
  readonly kind: GiftKind;
  /** Title of a promotion, or name of the grade for a level gift; otherwise empty. */
  readonly title: string;
  readonly amount: Fen;
  /** Points that were exchanged for it; `undefined` for a gift without points. */
  readonly points: number | undefined;
  readonly at: number;
}

export interface GiftPage {
  readonly rows: readonly Gift[];
  readonly total: number;
}
