import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import type { Watch } from '@site/platform/load/chat/benchChat';
import { CHROMIUM_ARGS, findChromium } from '../../compose/chromium.mjs';
import { startSite } from '../../compose/serve';
import { observeFrames, readMainThread, type Observed } from '../odds/observeFrames';
import { startProfile } from '../odds/startProfile';
import { percentile } from '../statistics';
import { keepSession, newVisitor } from '../visitor';

/** Time until the engine has compiled the hot code. */
const WARM_UP_SECONDS = 10;
/** The main thread is measured separately, because observing frames runs a script in each of them. */
const THREAD_SECONDS = 10;
const READY_LIMIT_MS = 60_000;

/** Frame duration at 60 frames per second, plus the resolution of the page's clock. */
const FRAME_MS = 16.7 + 0.1;
const LONG_TASK_MS = 50;

/**
 * Opens the site's chat room page as a member and measures it.
 *
 * @param profileFile destination of a profile; no profile is written without it
 */
export function createPageWatch(seconds: number, profileFile?: string): Watch {
  return {
    seconds: WARM_UP_SECONDS + seconds + THREAD_SECONDS + 5,
    async beginAt(platformOrigin, roomId) {
      const site = await startSite({ platformOrigin });
      const executablePath = findChromium();
      const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGS] });
      const stop = async (): Promise<void> => {
        await browser.close();
        await site.stop();
      };
      try {
        const context = await newVisitor(browser, await keepSession(browser, site.origin));
        const page = await context.newPage();
        await page.goto(`${site.origin}/chat/${roomId}`);
        await page.getByRole('log').getByRole('article').first().waitFor({ timeout: READY_LIMIT_MS });
        const measured = measure(page, seconds, profileFile);
        // The promise is awaited at the end; a failure is reported there too.
        measured.catch(() => undefined);
        return {
          async end() {
            try {
              await measured;
            } finally {
              await stop();
            }
          },
        };
      } catch (error) {
        await stop();
        throw error;
      }
    },
  };
}

async function measure(page: Page, seconds: number, profileFile: string | undefined): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await delay(WARM_UP_SECONDS * 1_000);
  const before = await newest(page);
  const stopProfile = profileFile === undefined ? undefined : await startProfile(client, profileFile);
  const stopObserving = await observeFrames(page);
  await delay(seconds * 1_000);
  const observed = await stopObserving();
  await stopProfile?.();
  if ((await newest(page)) === before) throw new Error('nothing has arrived on the page');
  const from = await readMainThread(client);
  await delay(THREAD_SECONDS * 1_000);
  const to = await readMainThread(client);
  report(observed, (to.scriptMs - from.scriptMs) / THREAD_SECONDS, (to.taskMs - from.taskMs) / THREAD_SECONDS);
}

/** Returns the index of the newest line. */
function newest(page: Page): Promise<string | null> {
  return page.getByRole('log').evaluate((log) => [...log.querySelectorAll('[data-index]')].at(-1)?.getAttribute('data-index') ?? null);
}

function report({ frames, longTasks }: Observed, scriptMs: number, taskMs: number): void {
  const p95 = percentile(frames, 0.95);
  const longest = Math.max(0, ...longTasks);
  const isMet = p95 <= FRAME_MS && longest <= LONG_TASK_MS;
  process.stdout.write(
    `the page in the room: ${String(frames.length)} frames, p95 ${p95.toFixed(1)}, p99 ${percentile(frames, 0.99).toFixed(1)}, at most ${percentile(frames, 1).toFixed(1)} ms\n` +
      `  long tasks: ${String(longTasks.length)}, the longest ${longest.toFixed(0)} ms\n` +
      `  main thread, of each second: scripts ${scriptMs.toFixed(0)}, all ${taskMs.toFixed(0)} ms\n` +
      `  aim (p95 of 16.7 ms, no task over 50 ms): ${isMet ? 'met' : 'missed'}\n`,
  );
}
