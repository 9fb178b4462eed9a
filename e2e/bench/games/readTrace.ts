import type { Browser, Page } from '@playwright/test';

/** What a renderer's main thread did, by the processor time of the thread: what else runs on the machine does not count. In milliseconds. */
export interface Traced {
  /** The longest tasks, longest first. */
  readonly tasks: readonly number[];
  /** The scripting of each animation frame. */
  readonly frames: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly ph: string;
  /** Microseconds of the thread's processor time. */
  readonly tdur?: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const SHOWN_TASKS = 5;

/** Records what the browser does during `run`. Of several processes, the one with the most of `by` is read. */
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
