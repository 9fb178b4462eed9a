import type { CDPSession, Frame, Page } from '@playwright/test';

/** Intervals between frames and long tasks of a page while prices move, in milliseconds. */
export interface Observed {
  readonly frames: readonly number[];
  /** Tasks of 50 ms or more. */
  readonly longTasks: readonly number[];
}

type ObservedWindow = Window & { oddsBench?: { stop(): Observed } };

/** Observes a page or a frame. The returned function stops it and returns the observations. */
export async function observeFrames(page: Page | Frame): Promise<() => Promise<Observed>> {
  const frame = 'mainFrame' in page ? page.mainFrame() : page;
  await frame.evaluate(begin);
  return () => frame.evaluate(() => (window as ObservedWindow).oddsBench?.stop() ?? { frames: [], longTasks: [] });
}

/**
 * Starts the observation. Runs in the page as methods of one object, because a serialized function cannot refer to
 * others of this file.
 */
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

/** Processor time of the main thread so far, in milliseconds. */
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

/** Returns the bytes of the script heap after a garbage collection. */
export async function readHeap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize;
}
