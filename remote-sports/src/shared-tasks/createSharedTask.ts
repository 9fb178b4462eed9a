export interface RunningTask {
  end(): void;
}

/** A task that any of several views could run, run by one of them at a time. */
export interface SharedTask<Running extends RunningTask> {
  /** Runs the task at once where no view runs it, else when all views before this one have left. Returns how to leave. */
  join(start: () => Running): () => void;
  current(): Running | undefined;
}

export function createSharedTask<Running extends RunningTask>(): SharedTask<Running> {
  const queue: (() => Running)[] = [];
  let running: Running | undefined;
  return {
    join(start) {
      // A function of its own, because the same task may join twice.
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
