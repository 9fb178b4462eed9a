import { createSharedTask, type RunningTask, type SharedTask } from '../shared-tasks/createSharedTask';

export interface RunningHighlights extends RunningTask {
  /** Reads them again at once. */
  reload(): void;
}

/** The reading of the matches home shows. Its widgets need the same: one of them reads and follows the prices for all. */
export interface Highlights {
  readonly task: SharedTask<RunningHighlights>;
  /** Server time at which the last widget stopped following them. */
  pausedAt: number;
}

let own: Highlights | undefined;

export function highlights(): Highlights {
  own ??= { task: createSharedTask(), pausedAt: 0 };
  return own;
}
