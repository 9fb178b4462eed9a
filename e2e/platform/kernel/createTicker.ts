import { backoffMs, createOutage } from '@site/release/retry';
import type { Log } from '.';

export interface Ticker {
  /** Resolves after the present run. */
  stop(): Promise<void>;
}

/**
 * Repeats `work` with `everyMs` of real time between two runs, never two at once. Backs off after failed runs. Logs the
 * first failure, each new reason and the recovery.
 */
export function createTicker(name: string, work: () => Promise<void>, everyMs: number, log: Log): Ticker {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let current: Promise<void> = Promise.resolve();

  let failures = 0;
  const outage = createOutage({
    onReason: (reason, _id, error) => log.error('tick-failed', { name, error: error instanceof Error ? (error.stack ?? reason) : reason }),
    onEnd: (count) => log.warn('tick-recovered', { name, failures: count }),
  });

  const run = async (): Promise<void> => {
    try {
      await work();
      failures = 0;
      outage.succeed(name);
    } catch (error) {
      failures += 1;
      outage.fail(name, error);
    }
    if (!stopped) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(
      () => {
        current = run();
      },
      // Retry at the usual time once, because the first failure is often over by then.
      failures < 2 ? everyMs : Math.max(everyMs, backoffMs(failures)),
    );
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
