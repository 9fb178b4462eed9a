/** Something that runs and has to be ended in order. */
export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Collects what was started and ends it in reverse order at Ctrl-C or SIGTERM, also while the rest is still starting. Returns how to add something and
 * how to end everything by hand.
 */
export function stopOnSignal(): { add<T extends Stoppable>(started: T): T; stop(): Promise<void>; isStopping(): boolean } {
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
