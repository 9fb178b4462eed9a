import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Network } from '../networks';
import { collectComplaints, limitNetwork, newVisitor, type StorageState } from '../visitor';
import type { MeasuredPage } from './pages';
import { recordTraffic, type Traffic } from './recordTraffic';

/** Measurements of one load with an empty cache. Times are milliseconds since the start of the navigation. */
export interface Load extends Traffic {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Cumulative layout shift, as the browser measures it. */
  readonly layoutShift: number;
  /** Time when the main content of the page was visible. */
  readonly readyMs: number;
  /** Scripting time of the main thread until the page was idle. */
  readonly scriptMs: number;
  /** Time of all tasks of the main thread. */
  readonly taskMs: number;
}

/** Time limit of a page, also on the slow network. */
const READY_LIMIT_MS = 30_000;

/** Time limit of a whole load, in case the browser crashes. */
const LOAD_LIMIT_MS = 90_000;

export interface LoadOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly page: MeasuredPage;
  readonly network: Network;
  readonly storageState: StorageState;
  readonly bypassCSP: boolean;
}

/** Loads a page once in a new browser context. Throws when the page does not show its main content or logs an error. */
export async function measureLoad(options: LoadOptions): Promise<Load> {
  const over = new AbortController();
  const limit = delay(LOAD_LIMIT_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${options.origin}${options.page.path} was not loaded in ${LOAD_LIMIT_MS / 1000} s`);
  });
  try {
    return await Promise.race([load(options), limit]);
  } finally {
    over.abort();
    limit.catch(() => undefined);
  }
}

async function load({ browser, origin, page: measured, network, storageState, bypassCSP }: LoadOptions): Promise<Load> {
  const context = await newVisitor(browser, storageState, bypassCSP);
  try {
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.addInitScript(rememberPaints);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    await client.send('Network.enable');
    await limitNetwork(client, network);
    const traffic = recordTraffic(client);

    await page.goto(`${origin}${measured.path}`, { waitUntil: 'commit' });
    const isThere = await measured
      .proof(page)
      .waitFor({ timeout: READY_LIMIT_MS })
      .then(() => true)
      .catch(() => false);
    const readyMs = await page.evaluate(() => performance.now());
    await traffic.quiet();
    if (!isThere || complaints.length > 0) {
      throw new Error([`${origin}${measured.path} ${isThere ? 'complains' : 'does not show what it is for'}`, ...complaints].join('\n  '));
    }
    return { ...traffic.read(), readyMs, ...(await readPaints(page)), ...(await readMainThread(client)) };
  } finally {
    await context.close();
  }
}

type MeasuredWindow = Window & { largestPaintMs?: number; layoutShift?: number };

function rememberPaints(): void {
  const measured = window as MeasuredWindow;
  measured.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measured.largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      measured.layoutShift = (measured.layoutShift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function readPaints(page: Page): Promise<Pick<Load, 'fcpMs' | 'lcpMs' | 'layoutShift'>> {
  const { fcpMs, lcpMs, layoutShift } = await page.evaluate(() => ({
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    lcpMs: (window as MeasuredWindow).largestPaintMs,
    layoutShift: (window as MeasuredWindow).layoutShift,
  }));
  if (fcpMs === undefined || lcpMs === undefined || layoutShift === undefined) throw new Error('the page painted nothing');
  return { fcpMs, lcpMs, layoutShift };
}

async function readMainThread(client: CDPSession): Promise<Pick<Load, 'scriptMs' | 'taskMs'>> {
  const { metrics } = await client.send('Performance.getMetrics');
  const milliseconds = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { scriptMs: milliseconds('ScriptDuration'), taskMs: milliseconds('TaskDuration') };
}
