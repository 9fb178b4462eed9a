import type { Figures } from '../deployment/figures';

type Counted = Readonly<Record<string, readonly [loads: number, failures: number, medianMs?: number]>>;

export const MINUTE = 60_000;
export const START = Date.parse('2026-11-23T10:00:00.000Z');

/** Creates a clock, and the loads and failures of each wallet build since the start of the platform. */
export function aWorld() {
  let now = START;
  let figures: Figures | undefined = { builds: [] };
  return {
    pass: (minutes: number) => {
      now += minutes * MINUTE;
    },
    count: (counted: Counted | undefined) => {
      figures = counted && figuresOf(counted);
    },
    overrides: { now: () => new Date(now), figures: () => Promise.resolve(figures), builds: () => ['default'] },
  };
}

/** Returns figures of the wallet in the default build. */
export function figuresOf(counted: Counted): Figures {
  return {
    builds: Object.entries(counted).map(([build, [loads, failures, medianMs = 100]]) => ({
      remote: 'wallet',
      build,
      themedBuild: 'default',
      loads,
      failures,
      failureRate: loads === 0 ? 0 : failures / loads,
      failuresByPhase: failures === 0 ? {} : { render: failures },
      // Put all loads into one bucket that ends at twice the median.
      loadBuckets: [
        { upToSeconds: medianMs / 1000 / 2, count: 0 },
        { upToSeconds: (medianMs / 1000) * 1.5, count: loads },
      ],
    })),
  };
}
