import type { Fen } from '@site/shared/money';
import type { Standing } from './standing';

/** What one draw has brought. */
export interface Drawn {
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
  /** What is still to be bet for one more; absent where the day has no more. */
  readonly missing: Fen | undefined;
  /** The newest first. */
  readonly latest: ReadonlyArray<Drawn & { readonly at: number }>;
}

export type DrawnStanding = Standing & { readonly drawn: Drawn };

export function hasDrawn(standing: Standing): standing is DrawnStanding {
  return standing.drawn !== undefined;
}
