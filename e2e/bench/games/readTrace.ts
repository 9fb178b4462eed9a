import type { Browser, Page } from '@playwright/test';

/** Work of a renderer's main thread in milliseconds of its processor time, which other processes do not affect. */
export interface Traced {
  /** Longest tasks, longest first. */
  readonly tasks: readonly number[];
  readonly frames: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly ph: string;
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const SHOWN_TASKS = 5;

/** Records a trace during `run`. If there are several renderer processes, the one with the most of `by` is read. */
export async function traceDuring(
  browser: Browser,
  page: Page,
  by: 'RunTask' | 'FireAnimationFrame',
  run: () => Promise<void>,
): Promise<Traced> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const pid = busiest(traceEvents.filter(({ name }) => name === by));
  const timesOf = (wanted: string): readonly number[] =>
    traceEvents.flatMap((event) => (event.name === wanted && event.pid === pid && event.tdur !== undefined ? [event.tdur / 1000] : []));
  return {
    tasks: timesOf('RunTask')
      .toSorted((one, other) => other - one)
      .slice(0, SHOWN_TASKS),
    frames: timesOf('FireAnimationFrame'),
  };
}

function busiest(events: readonly TraceEvent[]): number | undefined {
  const time = new Map<number, number>();
  for (const { pid, tdur = 0 } of events) time.set(pid, (time.get(pid) ?? 0) + tdur);
  return [...time].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
