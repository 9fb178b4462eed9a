import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { MeasuredPage, Network } from './pages';
import { recordTraffic, type Traffic } from './recordTraffic';

/** Measurements of one load with an empty cache. Times in milliseconds since the navigation began. */
export interface Load extends Traffic {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** When the main content of the page was visible. */
  readonly readyMs: number;
  /** The main thread's time in scripts, until the page was quiet. */
  readonly scriptMs: number;
  /** The main thread's time in all tasks. */
  readonly taskMs: number;
}

/** Time limit of a page, on the slow network too. */
const READY_LIMIT_MS = 30_000;

/** Time limit of a whole load, in case the browser crashes. */
const LOAD_LIMIT_MS = 90_000;

export interface LoadOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly page: MeasuredPage;
  readonly network: Network;
  /** What the visitor's browser keeps: a session, or nothing. */
  readonly storageState: BrowserContextOptions['storageState'];
}

/** Loads a page once in a browser context of its own. Throws when the page does not show its main content or logs an error. */
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

async function load({ browser, origin, page: measured, network, storageState }: LoadOptions): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.addInitScript(rememberLargestPaint);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    await client.send('Network.enable');
    await slowDown(client, network);
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

/** Errors and failed requests of the page so far, without requests that the page itself aborted. */
function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`);
  });
  return complaints;
}

async function slowDown(client: CDPSession, { limits }: Network): Promise<void> {
  if (!limits) return;
  const bytesPerSecond = (limits.megabitPerSecond * 1_000_000) / 8;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: limits.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

type MeasuredWindow = Window & { largestPaintMs?: number };

/** Runs in the page, before its scripts. */
function rememberLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) (window as MeasuredWindow).largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function readPaints(page: Page): Promise<Pick<Load, 'fcpMs' | 'lcpMs'>> {
  const { fcpMs, lcpMs } = await page.evaluate(() => ({
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    lcpMs: (window as MeasuredWindow).largestPaintMs,
  }));
  if (fcpMs === undefined || lcpMs === undefined) throw new Error('the page painted nothing');
  return { fcpMs, lcpMs };
}

async function readMainThread(client: CDPSession): Promise<Pick<Load, 'scriptMs' | 'taskMs'>> {
  const { metrics } = await client.send('Performance.getMetrics');
  const milliseconds = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { scriptMs: milliseconds('ScriptDuration'), taskMs: milliseconds('TaskDuration') };
}
