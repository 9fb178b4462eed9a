import type { Log } from '.';

export interface Ticker {
  /** Ends after the run that is under way. */
  stop(): Promise<void>;
}

/** Repeats `work` with `everyMs` of real time between two runs, never two at once. A run that throws is logged and the next one comes all the same. */
export function createTicker(name: string, work: () => Promise<void>, everyMs: number, log: Log): Ticker {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let current: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error('tick-failed', { name, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
    if (!stopped) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => {
      current = run();
    }, everyMs);
  };
  schedule();

  return {
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await current;
    },
  };
}
