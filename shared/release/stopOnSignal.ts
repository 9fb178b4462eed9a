import { describeStartFailure } from './listeners.mjs';

/** Something that runs and has to be ended in order. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** What was started, in order. */
export interface Running {
  add<T extends Stoppable>(started: T): T;
  /** Ends everything without waiting for a signal. */
  stop(): Promise<void>;
  isStopping(): boolean;
}

/** Collects what was started and ends it in reverse order at Ctrl-C or SIGTERM, also while the rest is still starting. */
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

/** A command that goes on until a signal ends it. Where it cannot begin or go on it says why, ends what it started, and the process fails. */
export async function serveUntilSignal(serve: (running: Running) => Promise<void>): Promise<void> {
  const running = stopOnSignal();
  try {
    await serve(running);
  } catch (error) {
    // Ctrl-C ends what is starting too, which is no failure then.
    if (!running.isStopping()) process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exitCode = 1;
    await running.stop();
  }
}
