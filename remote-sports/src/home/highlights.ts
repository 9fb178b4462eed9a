import { createBoardStore, type BoardStore } from '../board/boardStore';
import { createRota, type Rota, type Worker } from '../rota/createRota';

/** Whoever keeps the highlights true. */
export interface HighlightsKeeper extends Worker {
  /** Reads them anew at once. */
  reload(): void;
}

/** The matches home shows. Its pieces ask the same question: one of them reads and follows the prices for all. */
export interface Highlights {
  readonly store: BoardStore;
  readonly rota: Rota<HighlightsKeeper>;
  /** Server time at which the last one stopped keeping them. */
  restingSince: number;
}

let own: Highlights | undefined;

/** The highlights of this page. Apart from the board, which watches other matches and may still stand while home begins. */
export function highlights(): Highlights {
  own ??= { store: createBoardStore(), rota: createRota(), restingSince: 0 };
  return own;
}
