import type { Fen } from '@site/shared/money';

/** Result of one draw. */
export interface Draw {
  readonly prizeId: string;
  /** 0 when nothing was won. */
  readonly reward: Fen;
}

/** Draws of the current business day. */
export interface Draws {
  readonly left: number;
  readonly used: number;
  /** Maximum number per day. */
  readonly most: number;
  /** Turnover missing for one more draw. Absent when no more draws are possible today. */
  readonly missing: Fen | undefined;
  /** Newest first. */
  readonly latest: ReadonlyArray<Draw & { readonly at: number }>;
}
