export interface RunningTask {
  end(): void;
}

/** Task that any of several views can run; only one of them runs it at a time. */
export interface SharedTask<Running extends RunningTask> {
  /**
   * Runs the task at once when no other view runs it, otherwise after all earlier views have left. Returns a function
   * that leaves.
   */
  join(start: () => Running): () => void;
  current(): Running | undefined;
}

export function createSharedTask<Running extends RunningTask>(): SharedTask<Running> {
  const queue: (() => Running)[] = [];
  let running: Running | undefined;
  return {
    join(start) {
      // Create a new function, because the same `start` may join twice.
      const own = () => start();
      queue.push(own);
      if (queue.length === 1) running = own();
      return () => {
        const index = queue.indexOf(own);
        if (index === -1) return;
        queue.splice(index, 1);
        if (index > 0) return;
        running?.end();
        running = queue[0]?.();
      };
    },
    current: () => running,
  };
}
