import { timer, type SchedulerLike, type Subscription } from 'rxjs';

/** Number of items of a burst that are delivered immediately. */
export const DELIVERED_AT_ONCE = 4;

interface Batcher<T> {
  add(item: T): void;
  /** Delivers pending items, so that the next event follows them in order. */
  flush(): void;
  /** Drops pending items. */
  dispose(): void;
}

interface Options<T> {
  readonly deliver: (items: readonly T[]) => void;
  /** Returns the delay for further items of a burst. Called at the start of each delay. */
  readonly waitMs: () => number;
  readonly scheduler: SchedulerLike;
}

/**
 * Creates a batcher: delivers a few items at once, and gathers further ones into one delivery per delay, in order. A
 * busy room then renders a few times per second instead of a hundred times.
 */
export function createBatcher<T>({ deliver, waitMs, scheduler }: Options<T>): Batcher<T> {
  let wait: Subscription | undefined;
  let waiting: T[] = [];
  /** Number of items in the current delay. 0 when none is running. */
  let count = 0;

  const flush = (): void => {
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    deliver(items);
  };
  const begin = (): void => {
    wait = timer(waitMs(), scheduler).subscribe(() => {
      count = waiting.length === 0 ? 0 : DELIVERED_AT_ONCE;
      if (count > 0) begin();
      flush();
    });
  };
  return {
    add(item) {
      if (count === 0) begin();
      count += 1;
      waiting.push(item);
      if (count <= DELIVERED_AT_ONCE) flush();
    },
    flush,
    dispose() {
      wait?.unsubscribe();
      waiting = [];
    },
  };
}
