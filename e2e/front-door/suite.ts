import { join } from 'node:path';
import { test as base, type Browser, type Page } from '@playwright/test';
import { resultsDir } from '../compose/suitePorts';

/** Ports that a command of the README gets: those it has by default, or others where this machine may use the default ones. */
export interface Door {
  readonly ports: 'default' | 'other';
}

/** Playwright's `test` with the choice of ports. */
export const test = base.extend<object, Door>({ ports: ['default', { option: true, scope: 'worker' }] });

export { expect } from '@playwright/test';

/** A page of the story, and all that its browser had to say. */
export interface WatchedPage {
  readonly page: Page;
  /** Lines of the console, uncaught errors, failed requests and refused answers, of this page and of those it opened. */
  readonly lines: readonly string[];
}

/** Opens a page in a browser context of its own. */
export async function openWatchedPage(browser: Browser, origin: string): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: origin });
  const lines: string[] = [];
  context.on('console', (message) => lines.push(`console ${message.type()}: ${message.text()} ${message.location().url}`.trimEnd()));
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${String(response.status())} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that the page itself aborted is not a failure.
    if (reason !== 'net::ERR_ABORTED') lines.push(`${reason} ${request.url()}`);
  });
  return { page: await context.newPage(), lines };
}

/** Saves what the page shows into the results of this run, and lists the file. */
export async function photograph(page: Page, name: string): Promise<void> {
  const path = join(resultsDir(), 'front-door-pictures', `${name}.png`);
  await page.screenshot({ path });
  process.stdout.write(`picture: ${path}\n`);
}
