import { createSharedTask, type RunningTask, type SharedTask } from '../shared-tasks/createSharedTask';

export interface RunningHighlights extends RunningTask {
  reload(): void;
}

/**
 * Shared load of the matches home shows. All home widgets need the same matches, so one of them loads and follows the
 * prices for all.
 */
export interface Highlights {
  readonly task: SharedTask<RunningHighlights>;
  /** Server time at which the last widget stopped following the matches. */
  pausedAt: number;
}

let own: Highlights | undefined;

export function highlights(): Highlights {
  own ??= { task: createSharedTask(), pausedAt: 0 };
  return own;
}
