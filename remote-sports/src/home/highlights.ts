import { createBoardStore, type BoardStore } from '../feed/boardStore';
import { createSharedTask, type SharedTask, type RunningTask } from '../polling/createSharedTask';

/** Whoever keeps the highlights true. */
export interface RunningHighlights extends RunningTask {
  /** Reads them anew at once. */
  reload(): void;
}

/** The matches home shows. Its pieces ask the same question: one of them reads and follows the prices for all. */
export interface Highlights {
  readonly store: BoardStore;
  readonly rota: SharedTask<RunningHighlights>;
  /** Server time at which the last one stopped keeping them. */
  restingSince: number;
}

let own: Highlights | undefined;

/** The highlights of this page. Apart from the board, which watches other matches and may still stand while home begins. */
export function highlights(): Highlights {
  own ??= { store: createBoardStore(), rota: createSharedTask(), restingSince: 0 };
  return own;
}
