import type { Fen } from '@site/shared/money';

/** The sources of gifts, in the order of the filter. */
export const GIFT_KINDS = ['points', 'weekly', 'birthday', 'level', 'promotion'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

export type GiftFilter = 'all' | GiftKind;

/** One gift that was paid. */
export interface Gift {
  readonly id: string;
  readonly kind: GiftKind;
  /** Of a promotion its title, of a grade's gift the grade's name; else empty. */
  readonly title: string;
  readonly amount: Fen;
  /** The points exchanged for it; `undefined` for a gift without points. */
  readonly points: number | undefined;
  readonly at: number;
}

/** One page of gifts, newest first. */
export interface GiftPage {
  readonly rows: readonly Gift[];
  readonly total: number;
}
