import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { expectAllNewest, expectNewest } from './checkRows';
import { observeFrames, readHeap, readMainThread, type MainThread, type Observed } from './observeFrames';
import type { OddsPlatform } from './startOddsPlatform';
import { startProfile } from './startProfile';
import type { Variant } from './variants';

/** Measurements of a page while prices move. Times are totals of their window in milliseconds. */
export interface Measured extends MainThread, Observed {
  readonly id: Variant['id'];
  readonly name: string;
  /** Length of the window of the main thread's times. */
  readonly threadSeconds: number;
  /** Number of sent price changes. At the end every match showed its newest price. */
  readonly changes: number;
  /** Heap size at the start, between the parts of the window and at the end. */
  readonly heapBytes: readonly number[];
  readonly rowsInPage: number;
}

export interface MeasureOptions {
  readonly browser: Browser;
  readonly platform: OddsPlatform;
  readonly variant: Variant;
  readonly seconds: number;
  /** Destination of a profile of the first part; no profile without it. */
  readonly profileFile?: string | undefined;
}

/** Number of parts of the window. Garbage is collected between them, outside the measured time. */
const PARTS = 3;
/** Time until the engine has compiled the hot code. The heap grows meanwhile and has to be flat afterwards. */
const WARM_UP_SECONDS = 20;
const READY_LIMIT_MS = 60_000;
const REST_MS = 3_000;

/** Opens a page, moves the prices, and measures. Throws when the page throws or does not show every newest price. */
export async function measureVariant({ browser, platform, variant, seconds, profileFile }: MeasureOptions): Promise<Measured> {
  platform.restart();
  const { ofMatch } = variant;
  const run = (time: number): Promise<number> => platform.run(time, ofMatch);
  const newest = () => (ofMatch === undefined ? platform.shownPrices() : platform.pricesOf(ofMatch));
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    ...(variant.storageState === undefined ? {} : { storageState: variant.storageState }),
  });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(variant.url);
    await page.locator(variant.rowSelector).first().waitFor({ timeout: READY_LIMIT_MS });
    await delay(REST_MS);
    const client = await context.newCDPSession(page);
    // Use processor time, because other processes do not affect it.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await run(WARM_UP_SECONDS);
    const rows = await expectNewest(page, variant, newest());

    const heapBytes = [await readHeap(client)];
    const parts: Observed[] = [];
    let changes = 0;
    for (let part = 0; part < PARTS; part += 1) {
      const stopProfile = profileFile !== undefined && part === 0 ? await startProfile(client, profileFile) : undefined;
      const stopObserving = await observeFrames(page);
      changes += await run(seconds / PARTS);
      parts.push(await stopObserving());
      await stopProfile?.();
      await expectNewest(page, variant, newest());
      heapBytes.push(await readHeap(client));
    }
    // Use a separate window, because observing frames runs a script in each of them.
    const threadSeconds = seconds / 2;
    const before = await readMainThread(client);
    changes += await run(threadSeconds);
    const after = await readMainThread(client);
    await (ofMatch === undefined ? expectAllNewest : expectNewest)(page, variant, newest());
    if (complaints.length > 0) throw new Error([`${variant.name} complains`, ...complaints].join('\n  '));

    return {
      id: variant.id,
      name: variant.name,
      threadSeconds,
      changes,
      heapBytes,
      rowsInPage: rows.length,
      scriptMs: after.scriptMs - before.scriptMs,
      layoutMs: after.layoutMs - before.layoutMs,
      taskMs: after.taskMs - before.taskMs,
      frames: parts.flatMap(({ frames }) => frames),
      longTasks: parts.flatMap(({ longTasks }) => longTasks),
    };
  } finally {
    await context.close();
  }
}
