import { timer, type SchedulerLike, type Subscription } from 'rxjs';

/** So many of a burst are delivered as they come. */
export const DELIVERED_AT_ONCE = 4;

interface Batcher<T> {
  add(item: T): void;
  /** Delivers what is waiting, so that something else may follow it. */
  flush(): void;
  /** What is waiting is not delivered any more. */
  dispose(): void;
}

interface Options<T> {
  readonly deliver: (items: readonly T[]) => void;
  /** For how long the others of a burst wait; asked whenever a wait begins. */
  readonly waitMs: () => number;
  readonly scheduler: SchedulerLike;
}

/**
 * Delivers items: a few at once, and where more come than that, those of each further wait together. A page then draws a busy room some times a second
 * instead of a hundred. The order stays.
 */
export function createBatcher<T>({ deliver, waitMs, scheduler }: Options<T>): Batcher<T> {
  let wait: Subscription | undefined;
  let waiting: T[] = [];
  /** In the wait that runs; none runs where it is 0. */
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
