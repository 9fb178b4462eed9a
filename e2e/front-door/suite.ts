import { join } from 'node:path';
import { test as base, type Browser, type Page } from '@playwright/test';
import { resultsDir } from '../compose/suitePorts';

/** Ports for a README command: its default ports, or others when they are unavailable on this machine. */
export interface Door {
  readonly ports: 'default' | 'other';
}

export const test = base.extend<object, Door>({ ports: ['default', { option: true, scope: 'worker' }] });

export { expect } from '@playwright/test';

/** Page with everything that its browser reported. */
export interface WatchedPage {
  readonly page: Page;
  /** Console lines, uncaught errors, failed requests and refused responses of this page and of pages that it opened. */
  readonly lines: readonly string[];
}

/** Opens a page in a separate browser context. */
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

/** Saves a screenshot into the results of this run, and lists the file. */
export async function photograph(page: Page, name: string): Promise<void> {
  const path = join(resultsDir(), 'front-door-pictures', `${name}.png`);
  await page.screenshot({ path });
  process.stdout.write(`picture: ${path}\n`);
}
