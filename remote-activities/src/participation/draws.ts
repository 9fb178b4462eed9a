import type { Fen } from '@site/shared/money';

/** What one draw has won. */
export interface Draw {
  readonly prizeId: string;
  /** 0 where nothing was won. */
  readonly reward: Fen;
}

/** The draws of the present business day. */
export interface Draws {
  readonly left: number;
  readonly used: number;
  /** The most there are in a day. */
  readonly most: number;
  /** The turnover still missing for one more; absent where the day has no more. */
  readonly missing: Fen | undefined;
  /** The newest first. */
  readonly latest: ReadonlyArray<Draw & { readonly at: number }>;
}
