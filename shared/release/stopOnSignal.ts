import { describeStartFailure } from './listeners.mjs';

/** Running resource that has to be stopped in order. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Started resources in order. */
export interface Running {
  add<T extends Stoppable>(started: T): T;
  /** Stops all of them without waiting for a signal. */
  stop(): Promise<void>;
  isStopping(): boolean;
}

/**
 * Collects started resources and stops them in reverse order at Ctrl-C or SIGTERM, even while others are still
 * starting.
 */
export function stopOnSignal(): Running {
  const running: Stoppable[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    for (let last = running.pop(); last !== undefined; last = running.pop()) await last.stop();
  };
  const stop = (): Promise<void> => (stopping ??= stopAll());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      void stop().finally(() => process.exit());
    });
  }
  return {
    add: (started) => {
      running.push(started);
      return started;
    },
    stop,
    isStopping: () => stopping !== undefined,
  };
}

/**
 * Runs a command until a signal stops it. If it cannot start or continue, prints the reason, stops what it started, and
 * sets a failing exit code.
 */
export async function serveUntilSignal(serve: (running: Running) => Promise<void>): Promise<void> {
  const running = stopOnSignal();
  try {
    await serve(running);
  } catch (error) {
    // Ctrl-C also stops a start in progress, which is not a failure then.
    if (!running.isStopping()) process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exitCode = 1;
    await running.stop();
  }
}
