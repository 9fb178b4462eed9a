import type { CDPSession, Page } from '@playwright/test';

/** What a page did while prices moved. */
export interface Observed {
  /** From frame to frame, in milliseconds. */
  readonly frames: readonly number[];
  /** Of 50 ms or more. */
  readonly longTasks: readonly number[];
}

type ObservedWindow = Window & { oddsBench?: { stop(): Observed } };

/** Begins to look at a page; the answer ends that and says what was seen. */
export async function observeFrames(page: Page): Promise<() => Promise<Observed>> {
  await page.evaluate(begin);
  return () => page.evaluate(() => (window as ObservedWindow).oddsBench?.stop() ?? { frames: [], longTasks: [] });
}

/** Runs in the page; methods of one object, as what is sent there may name no function of its own. */
function begin(): void {
  const watch = {
    frames: [] as number[],
    longTasks: [] as number[],
    lastFrame: undefined as number | undefined,
    isOver: false,
    note(entries: PerformanceEntryList) {
      for (const { duration } of entries) watch.longTasks.push(duration);
    },
    frame(now: number) {
      if (watch.isOver) return;
      if (watch.lastFrame !== undefined) watch.frames.push(now - watch.lastFrame);
      watch.lastFrame = now;
      requestAnimationFrame(watch.frame);
    },
  };
  const observer = new PerformanceObserver((list) => {
    watch.note(list.getEntries());
  });
  observer.observe({ type: 'longtask' });
  requestAnimationFrame(watch.frame);
  (window as ObservedWindow).oddsBench = {
    stop() {
      watch.isOver = true;
      watch.note(observer.takeRecords());
      observer.disconnect();
      return { frames: watch.frames, longTasks: watch.longTasks };
    },
  };
}

/** The main thread's processor time so far, in milliseconds. */
export interface MainThread {
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly taskMs: number;
}

export async function readMainThread(client: CDPSession): Promise<MainThread> {
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { scriptMs: read('ScriptDuration'), layoutMs: read('LayoutDuration') + read('RecalcStyleDuration'), taskMs: read('TaskDuration') };
}

/** Bytes that scripts hold once everything nobody holds is gone. */
export async function readHeap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize;
}
